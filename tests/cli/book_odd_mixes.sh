# Books whose options rarely go together, each of which preflight once refused: for what was printed, or since it
# misread what was.
book() { # SECTIONS SET…
    printf 'book: {title: T, author: A}\npage: {profiles: [screen], pages: any}\nsections: [%s]\nseed: 7\n' "$1" >book.yaml
    shift
    echo "== $*"
    sets=
    for set in "$@"; do sets="$sets --set $set"; done
    # shellcheck disable=SC2086
    nonet book book.yaml --check $sets | grep FAIL
}
easy() { printf '{level: easy, count: %s, variant: %s}' "$1" "${2:-classic}"; }

# The page's number at the head is near the numbers of small solutions.
book "$(easy 6), $(easy 5)" style.theme=newspaper page.trim=7x10in per_page=1 answers.per_page=12
# Small pictures of the book's boards have no candidates.
book "$(easy 2 thermo), $(easy 2)" style.candidates=full per_page=1
# Links are on the numbers of pages.
book "$(easy 3)" style.folios=none answers.place=both
# A table has the theme's headings.
book "$(easy 2)" style.theme=children parts.sums=true page.trim=5x8in
book "$(easy 2)" style.theme=bold parts.sums=true page.trim=5x8in
# Lines under a board begin right under it, where there is nothing else.
book "$(easy 2)" style.theme=large-print page.trim=8.5x11in per_page=1 answers.at=code style.vote_boxes=true
book "$(easy 5)" style.theme=newspaper page.trim=8x10in page.profiles=[home] style.folios=none style.time_line=true
book "$(easy 2)" style.theme=night answers.at=under style.vote_boxes=true
# What stands under a board is nearer to the next one, whose label is next to it.
book "$(easy 2 jigsaw-9)" page.trim=5x8in style.notes=lined style.check_boxes=true
# Constraints over a board stand next to the board before it, and stars have parts at its head and its foot.
book "$(easy 3 sandwich)" style.theme=children page.trim=8.25x11in per_page=4
book "$(easy 4 sandwich)" style.theme=children page.trim=8x10in per_page=4 style.stars=true page.profiles=[kdp] parts.notes_pages=26
# The part of a puzzle next to a box of the first is no higher than it.
book "$(easy 2 4x4)" style.theme=large-print page.trim=8.5x11in per_page=1
# On black pages the grays of lines and regions are nearly those of constraints.
book "{regions: random-half-turn, constraints: [killer], level: medium, count: 4}" style.theme=night style.shade=regions
# A sum over a solution's corner is another solution's number, and nearer than its own.
book "$(easy 6), {constraints: [sandwich, thermo], level: any, count: 5}, $(easy 6 kropki)" style.theme=night page.trim=8.25x8.25in answers.place=both per_page=2
# What shines around the stars of an opener is as light as the profile allows.
book "{level: easy, count: 3, style: {opener: silhouettes}}" style.theme=children page.profiles=[lulu] parts.notes_pages=26
true
