# Words by the names of earlier versions are read; a wrong name is not, and the old ones are not offered.
config() { printf 'book: {title: T, words: {%s: "sum {2}"}}\nsections: [{count: 1, variant: 6x6}]\n' "$1" >book.yaml; }
for name in clue_pair_sum clue_no_pair_sum clue_x clue_pair_summ; do
    config $name
    nonet book book.yaml --check >out 2>&1
    echo "$name: $?: $(grep -c . out)"
done
grep error out
grep -c pair_sum out
nonet help config | grep -c pair_sum
# So are old names of techniques; those that are several now say what to write.
for name in arrow-ways sign lines; do
    printf 'book: {title: T}\npage: {pages: any}\nsections: [{count: 1, constraints: arrow, requires: [%s]}]\n' $name >t.yaml
    nonet book t.yaml --check >out 2>&1
    echo "$name: $?"
    grep error out
done
# A heading in French has its space before the colon.
cat >french.yaml <<'YAML'
book: {title: T, language: fr}
page: {trim: 6x9in, profiles: [screen], pages: any}
techniques: [rule-of-45-inner, rule-of-45-outer]
sections: [{level: easy, count: 1}]
parts: {section_pages: false}
answers: {place: none}
YAML
nonet book french.yaml --quiet -o french
pdftotext french/french.pdf - | sed 's/\xc2\xa0/ /g' | grep -o '21 : int' | sort -u
