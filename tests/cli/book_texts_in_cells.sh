# Kinds of constraints with texts in, between and around cells: digits and candidates are clear of these
# in print. Each is also the whole of a book in another theme.
. "$CASES/sample.bash"
themes=(classic modern newspaper minimal children elegant bold)
turn=0
for variant in killer repeat-cage sum-line clone row-indexer column-indexer box-indexer xv difference ratio quadruple \
    sandwich x-sums skyscraper numbered-room little-killer skyscrapers-5 calcudoku-6; do
    for candidates in none full; do echo $variant $candidates $((++turn)); done
done >books
part 3 <books | while read -r variant candidates turn; do
    cat >book.yaml <<YAML
book: {title: Texts}
page: {trim: 8.5x11 in, profiles: [home], pages: any}
style: {theme: ${themes[turn % 7]}, candidates: $candidates}
sections: [{variant: $variant, level: easy, count: 2, per_page: 2}]
seed: 2
YAML
    nonet book book.yaml --check >report || echo "$variant, $candidates: $(grep FAIL report)"
done
echo "$turn books"
