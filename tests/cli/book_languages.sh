# Editions in several languages: the same puzzles, one manifest, each text in its language.
exec 2>&1
cat >book.yaml <<'END'
languages: [en, de]
book: {title: {en: Four, de: Vier}, author: A}
page: {profiles: [home, screen]}
style: {opener: numeral}
sections: [{title: {en: One, de: Eins}, variant: 4x4, count: 4}]
answers: {place: apart}
END
nonet book book.yaml --quiet -o out && ls out
for language in en de; do
    pdftotext out/book-$language-home.pdf - | grep -E '^(Four|Vier|One|Eins|Contents|Inhalt)$' | sort -u | tr '\n' ' '
    echo
done
python3 -c '
import json
m = json.load(open("out/manifest.json"))
print(m["title"], len(m["puzzles"]), *(f.get("language", "-") for f in m["files"]))'

# Words are divided by their own language's patterns, whichever language was planned last.
cat >texts.yaml <<'END'
book:
  title: Four
  author: A
page: {profiles: [screen], trim: A6}
sections:
  - variant: 4x4
    count: 4
    per_page: 1
    page_text: >
      Donaudampfschifffahrtsgesellschaftskapitänsmützen sind Silbentrennungsangelegenheiten, und
      Wissenschaftlerinnen untersuchen Rechtschreibunterschiede zwischen Nachbarschaften.
answers: {place: apart}
END
nonet book texts.yaml --quiet --set languages='[de, en]' -o both
nonet book texts.yaml --quiet --set book.language=de -o alone
pdftotext both/texts-de.pdf both.txt && pdftotext alone/texts.pdf alone.txt && cmp both.txt alone.txt

# What is explained is in the edition's language: lessons, hints and walkthroughs, on the same boards.
cat >explained.yaml <<'END'
languages: [en, de]
book: {title: T, author: A}
page: {profiles: [screen], trim: 8.5x11in}
techniques: [naked-pair, x-wing]
hints: {include: true}
walkthrough: {hardest: 1}
sections: [{level: medium, requires: [naked-pair], count: 1}]
END
nonet book explained.yaml --quiet -o explained
for language in en de; do
    pdftotext explained/explained-$language.pdf - | tr '\n' ' ' >explained.txt
    grep -o -E '(Naked pair|Nacktes Paar): r[0-9]c[0-9] [a-z]+' explained.txt | sort >$language-steps.txt
    cut -d ' ' -f 1,2,4 $language-steps.txt | uniq -c
done
cut -d ' ' -f 3 en-steps.txt >en-cells.txt && cut -d ' ' -f 3 de-steps.txt | cmp - en-cells.txt

sed 's/, de: Eins//' book.yaml >lacks.yaml && nonet book lacks.yaml -o lacks
sed 's/de: Vier/xx: Vier/' book.yaml >wrong.yaml && nonet book wrong.yaml -o wrong
nonet book book.yaml --set book.language=fr -o wrong
true
