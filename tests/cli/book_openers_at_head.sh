# Short sections, and the solutions, open at the head of their first page where that saves pages; if there is
# no room, or something else stands there, on a page of their own. Solutions print no marks unless asked.
. "$CASES/sample.bash"
cat >book.yaml <<'YAML'
book: {title: Heads}
page: {trim: 6x9 in, profiles: [screen], pages: any}
parts: {title_page: false, copyright_page: false, contents: false, how_to_play: false}
answers: {place: book, per_page: 6}
sections:
  - {title: Alpha, level: easy, count: 3}
  - {title: Beta, level: easy, count: 3}
YAML
# The page, the number of pages, and the pages on which a title stands.
show() { # NAME OPTIONS...
    local name=$1
    shift
    nonet book book.yaml "$@" -o "$name" --quiet || return 0
    pdftotext "$name/book.pdf" - | awk -v name="$name" '
        BEGIN { split("Alpha Beta Solutions", title); RS = "\f" }
        { for (t in title) if (("\n" $0) ~ "\n" title[t]) at[t] = at[t] " " title[t] " " NR }
        END { print name ", " NR " pages:" at[1] at[2] at[3] }'
}
show auto
show any --set style.opener_side=any
show right --set style.opener_side=right
show one --set style.opener_side=head --set per_page=1
show four --set style.opener_side=head --set per_page=4
show later --set style.opener_side=head --set answers.at=later
show band --set style.opener_side=head --set sections[0].page_title=true
for theme in classic modern minimal newspaper children elegant bold night; do
    for options in '' '--set book.language=de --set page.trim=A4'; do echo "$theme $options"; done
done | part 3 | while read -r theme options; do
    nonet book book.yaml --set style.opener_side=head --set style.theme=$theme $options -o made --quiet ||
        echo "$theme $options"
done
cat >cages.yaml <<'YAML'
book: {title: Cages}
page: {trim: 6x9 in, profiles: [screen], pages: any}
answers: {place: book, per_page: 6}
sections:
  - {variant: killer, level: easy, count: 2}
  - {variant: thermo, level: easy, count: 2}
  - {variant: sandwich, level: easy, count: 2}
YAML
nonet book cages.yaml -o bare --quiet
nonet book cages.yaml --set answers.constraints=true -o full --quiet
[ "$(wc -c <full/cages.pdf)" -gt $(($(wc -c <bare/cages.pdf) + 1000)) ] && echo 'marks only if asked for'
