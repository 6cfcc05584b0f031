# Where a book says the rules of its boards: one kind in How to Play, several in a part of their own,
# and, where it is asked for, on section pages or at the head of each page.
book() {
    {
        echo 'book: {title: T, author: A}'
        echo "page: {trim: 6x9in, profiles: [screen], pages: any}"
        echo "parts: {rules_at: $1, title_page: false, copyright_page: false, contents: false}"
        echo 'sections:'
        shift
        for s in "$@"; do echo "  - {level: easy, count: 2, $s}"; done
        echo 'seed: 3'
    } >book.yaml
    nonet book book.yaml --quiet -o out || exit
    # The words looked for, with their pages.
    pdftotext -raw out/book.pdf - | awk '
        BEGIN { page = 1 }
        { page += gsub(/\f/, "") }
        /^Easy/ && before ~ /^[1-9]$/ { $0 = before " " $0 }
        { before = $0; print page ": " $0 }' |
        grep -oE '^[0-9]+: *(How to Play|The Boards of This Book|Cages|Own name|Jigsaw|Killer|Sections?)\b|^[0-9]+: [1-9] Easy|^[0-9]+: .*(regions? have irregular|cage with a dashed)' |
        sed -E 's/ Easy$//; s/: +/: /; s/: .*(regions? have irregular|cage with a dashed)$/: \1/'
}
echo '-- one kind'; book part 'variant: jigsaw-6, title: One' 'variant: jigsaw-6, title: Two'
echo '-- several kinds, one called by its only section'
book part 'variant: 6x6, title: A' 'variant: jigsaw-6, title: Own name' 'variant: killer, title: Third'
echo '-- at the sections'; book section 'variant: 6x6, title: A' 'variant: jigsaw-6, title: B'
echo '-- on each page'; book page 'variant: 6x6, title: A' 'variant: jigsaw-6, title: B'
echo '-- mostly killers'; book part 'variant: killer, title: A' 'variant: 6x6, title: B'
