# Numbers of boards are told from others near them: the page's, larger than those of solutions and right
# over one; the way to a solution, under a board and not far over the numbers outside the next one.
cat >book.yaml <<'YAML'
book: {title: Heads}
page: {profiles: [screen], pages: any}
parts: {contents: false, how_to_play: false}
sections: [{level: easy, count: 2, per_page: 2}]
seed: 9
YAML
nonet book book.yaml --check --set page.trim='8.25x6 in' --set style.theme=modern --set style.running_heads=true \
    --set 'sections[0].count=8' --set 'sections[0].per_page=1' | tail -1
nonet book book.yaml --check --set page.trim='7x10 in' --set style.theme=bold --set style.check_boxes=true \
    --set 'sections[0].variant=sandwich' --set 'sections[0].count=5' | tail -1
