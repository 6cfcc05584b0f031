# The small print under the puzzles is what the puzzles' course is, in every language.
for language in en de el; do
    cat >book.yaml <<YAML
book: {title: Course, author: A, language: $language}
page: {trim: A4, profiles: [screen]}
sections:
  - {level: hard, count: 4, per_page: 2}
style: {small_print: [icon, openings, bottleneck, hard_steps, course]}
seed: 6
YAML
    nonet book --quiet book.yaml -o $language
    pdftotext -layout $language/book.pdf - | grep -E ' · .* · ' | sed 's/^ *//' >$language.txt
done
cat en.txt
sed -n 's/.*"puzzle": *"\([1-9.]*\)".*/\1/p' en/manifest.json >puzzles.txt
nonet grade --course --format json puzzles.txt | grep -o '"course":{[^}]*}' >course.json
paste -d'|' en.txt course.json | python3 -c '
import re, sys
for line in sys.stdin:
    said, course = line.rstrip("\n").split("|")
    numbers = [int(n) for n in re.findall(r"\d+", said)]
    want = [int(re.search(f"\"{k}\":(\\d+)", course).group(1)) for k in ("openings", "bottleneck", "hard-steps")]
    spread = {"hardest at the start": "early", "equally hard throughout": "smooth", "hardest at the end": "late"}
    assert numbers == want, (said, course)
    assert f"\"spread\":\"{spread[said.split(chr(183))[-1].strip()]}\"" in course, (said, course)
print("as the course is")'
head -n 1 de.txt el.txt
printf 'book: {title: A}\nsections: [{count: 1}]\nstyle:\n  small_print:\n    - opening\n' | nonet book - -o bad
