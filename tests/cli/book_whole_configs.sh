# Books whose parts and settings rarely go together, found with random configs. Once preflight refused each of them,
# for an error on its pages or because it misread them.
book() { # CONFIG…: lines after the book's, unless the first has it
    case $1 in book:*) : >book.yaml ;; *) echo 'book: {title: T, author: A, publisher: P, introduction: Hello.}' >book.yaml ;; esac
    printf '%s\n' "$@" >>book.yaml
    echo "== $1 ${2#sections: }"
    nonet book book.yaml --check | grep FAIL
}
page() { echo "page: {trim: $1, profiles: [${2:-screen}], pages: any}"; }

# A code stands next to the small solution, or under a chart.
web='web: {make: true, url: https://example.org/q/}'
book 'sections: [{level: easy, count: 2, per_page: 1, answers: {at: under}}]' "$web"
book 'style: {small_print: [icon, openings]}' 'sections: [{variant: arrow, level: easy, count: 4, per_page: 4}]' "$web" "$(page 7x10in)"
# A large digit's own space begins beyond its page on a sheet.
book 'style: {theme: modern}' 'sections: [{level: easy, count: 2}]' "$(page 7x10in home)" 'home: {imposition: booklet, sheet: Letter}'
# Lines to write on and the rule between columns are of one path, and no board.
book 'style: {theme: newspaper}' 'sections: [{level: easy, count: 3, per_page: 2, name_line: true}]' "$(page 8.25x8.25in ingram)"
# A friend sits where no solution stands.
book 'style: {theme: elegant, friends: true, labels: side}' 'sections: [{variant: 6x6, level: easy, signs: {pictures: animals}, count: 6, per_page: 2}]' 'answers: {at: later}' "$(page A4)"
# Next to low boards it is no higher than they are.
book 'style: {theme: children}' 'sections: [{variant: jigsaw-6, level: easy, count: 4, per_page: 2, columns: 1}]' "$web" "$(page 8.25x6in)"
# Around the stars of a thermometer there is no gray that a vendor cannot print.
book 'style: {theme: children, opener: silhouettes}' 'sections: [{level: easy, count: 2}]' "$(page 6x9in ingram)"
# A narrow board has a shorter way to its solution.
book 'answers: {place: apart}' 'sections: [{variant: 6x6, level: easy, count: 5, per_page: 4, vote_boxes: true, names: [The Gate, Three Owls and the Other One]}]' 'style: {theme: children}' 'languages: [nl]' "$web" "$(page 5x8in ingram)"
# The text of a lesson and that on the names of cells are together higher than a small page of large type.
book 'style: {theme: large-print}' 'sections: [{level: medium, count: 2, per_page: 1}]' 'techniques: [naked-pair]' 'languages: [de]' "$(page 6x9in lulu)"
# Over the solution in a column there is room for the way to the board's own.
book 'style: {theme: large-print, labels: side}' 'sections: [{constraints: [killer, thermo], level: any, count: 7, rhythm: [1, 2], label: "January {1}"}]' 'answers: {at: later}' 'languages: [el]' "$(page 9x12in)" 'seed: 6'
# So has a column next to a low board.
book 'style: {theme: large-print, labels: side}' 'sections: [{variant: 4x4, level: easy, signs: {pictures: shapes}, count: 3, rhythm: [1, 2], names: [The Gate, Three Owls and the Other One]}]' "$(page 6x9in)"
# Boards that are mixed in have the rhythm of their pages, and their own later solutions.
book 'style: {theme: newspaper}' 'sections: [{level: easy, count: 5, rhythm: [1, 2]}, {variant: sandwich, level: easy, count: 4, mix: 2}]' "$(page 8x10in)"
book 'answers: {at: later}' 'sections: [{variant: 6x6, level: easy, count: 6, per_page: 1}, {level: easy, count: 5, mix: 1}]' "$(page 8.5x11in)"
# Solutions of pictures on their heads have no digits to tell.
book 'style: {theme: newspaper}' 'sections: [{variant: 6x6, level: easy, signs: {pictures: animals}, count: 5, per_page: 2}]' 'answers: {at: next-page, upside_down: true}' "$(page 7x10in)"
# Names of large print take two lines between number and board.
book 'style: {theme: large-print}' 'sections: [{variant: futoshiki-5, level: easy, count: 2, per_page: 2, names: [The Gate, Three Owls and the Other One]}]' "$(page 7x10in)"
# Solutions of words need room for these.
book 'style: {theme: bold}' 'sections: [{level: easy, count: 1, per_page: 1}, {signs: {word: PATCHWORK}, level: easy, count: 5, per_page: 2}]' "$(page 5.5x8.5in ingram)" 'answers: {per_page: 6}'
# A blank page before another that a side asks for.
book 'parts: {front: [{part: usual}, {part: blank}, {part: epigraph, text: For Ada., side: left}]}' 'sections: [{level: easy, count: 6, per_page: 1}]' "$(page 7x10in)"
# The number in a heading is larger than that of the board under it, but farther.
book 'style: {theme: bold}' 'sections: [{variant: 4x4, level: easy, title: Warming up 1, count: 2, per_page: 4}]' "$(page 5x8in)"
# A band begins over its text at the head of a page, but not in the margin that the printer wants.
book 'style: {theme: children, text_columns: 2}' 'sections: [{houses: [diagonal], level: easy, count: 4, per_page: 1}]' 'hints: {include: true, per_puzzle: 3}' "$(page 5.5x8.5in ingram)" 'languages: [es]' 'seed: 5'
# Codes on black pages are dark on a light panel.
book 'style: {theme: night}' 'sections: [{level: easy, count: 1, per_page: 1}]' "$web" "$(page A5)"
book 'style: {theme: night}' 'sections: [{level: easy, count: 1, per_page: 1}]' 'answers: {at: code}' "$(page A5)"
# The number of a small solution next to the last board is not on that of the page.
book 'style: {theme: classic, friends: true}' 'sections: [{level: easy, count: 6, per_page: 2}]' 'answers: {at: beside}' "$(page 5.5x8.5in)"
# In a column next to a board, names and the way to the solution stand over the solution there.
owls='names: [The Gate, A, B, Another Owl, Three Owls and the Other One, Over the Roofs of the Old Town]'
book 'style: {theme: night}' "sections: [{level: easy, count: 6, per_page: 2, answers: {at: later}, $owls}]" "$(page 5.06x7.81in)"
# Thick lines between boxes end at the board's own line, however fine it is.
book 'style: {theme: elegant, frame: open}' 'sections: [{variant: twodoku-6, level: easy, count: 2, per_page: 1, style: {box_line: 5 pt}}]' "$(page 5.5x8.5in lulu)" 'parts: {notes_pages: 20}'
# So do the lines of tiles.
book 'style: {theme: modern, box_line: 6 pt}' 'sections: [{variant: killer-6x6, level: easy, count: 4, per_page: 2}]' "$(page 7.5x9.25in lulu)" 'parts: {notes_pages: 20}'
# Long words of titles are set smaller.
book 'parts: {front: [{part: usual}, {part: advertisement, title: Donaudampfschifffahrtsgesellschaft, text: Hello.}]}' 'sections: [{level: easy, count: 2}]' "$(page A4)"
# Your own margins leave room for the lines of boards, and for grounds under lists.
book 'style: {theme: elegant}' 'sections: [{level: easy, count: 1, per_page: 1}]' 'page: {trim: 5x8, pages: any, margins: {inside: 10 mm, outside: 7 mm}}'
book 'style: {theme: night}' 'parts: {sums: true}' 'sections: [{variant: killer, level: easy, count: 1}]' 'page: {trim: B5, pages: any, margins: {inside: 10 mm}}'
# And for page numbers and running heads.
book 'style: {theme: children, large_print: true}' 'sections: [{level: easy, count: 5, per_page: 1}]' 'page: {trim: A4, pages: any, margins: {inside: 25 mm, outside: 25 mm, bottom: 8 mm}}'
# A table of levels has marks only where the book has them.
book 'style: {theme: elegant, friends: true}' 'sections: [{level: easy, count: 1}]' 'parts: {front: [{part: usual}, {part: levels}]}' "$(page 7.5x9.25in)"
# Long words of headings in texts are set smaller.
book 'style: {theme: large-print}' 'sections: [{level: easy, count: 1}, {variant: kropki, level: easy, count: 1, title: Donaudampfschifffahrtsgesellschaft}]' 'per_page: 1' "$(page 'Half Letter')"
# No number of the example stands on another.
book 'sections: [{constraints: [little-killer, sandwich], level: any, count: 1}]' 'seed: 161'
# Under a half that ends before the board does stands the way to the other half.
book 'style: {theme: newspaper, min_cell: 12 mm}' 'sections: [{grids: "r1c1,r7c7", level: easy, count: 1}]' 'page: {trim: 8.5x11 in, margins: {inside: 25 mm, outside: 25 mm}}'
# The foot of a board in two lines is no head of the board below it.
book 'style: {theme: modern}' 'sections: [{level: easy, count: 2, per_page: 2, signs: {word: PATCHWORK}, check_boxes: true}]' "$(page 5.06x7.81in)"
# Candidates of a board without givens are no digits, however large they are.
book 'style: {candidates: full}' 'sections: [{level: easy, count: 1, candidates: none}, {variant: futoshiki-4, level: easy, count: 2, per_page: 2}]' 'seed: 682'
# A title on a copyright page is set smaller where its longest word is wider than the page.
book 'book: {title: Donaudampfschifffahrtsgesellschaft, copyright: C}' 'style: {theme: large-print, font: DejaVu Serif}' 'sections: [{level: easy, count: 1, per_page: 1}]' "$(page 5.5x8.5in)" 'parts: {title_page: false}'
# An address there goes to the next line behind one of its signs.
book 'book: {title: T, copyright: See https://example.org/a-rather-long/address-of-many-parts/which-no-line-holds/and-some-more.html}' 'sections: [{level: easy, count: 1, per_page: 1}]' "$(page 5x8in)"
# So does one in a dedication.
book 'book: {title: T, dedication: For all at https://example.org/a-rather-long/address-of-many-parts/which-no-line-holds/and-some-more.html}' 'sections: [{level: easy, count: 1, per_page: 1}]' "$(page 5x8in)"
# Signs of two kinds between the same cells stand next to each other.
book 'style: {theme: night, large_print: true}' 'sections: [{constraints: [difference, xv], level: any, count: 1, per_page: 1}]' 'page: {trim: A4, profiles: [screen], pages: any}' 'seed: 801'
# Lines between cells may have the gray of another board's cages.
book 'sections: [{variant: skyscrapers-4, level: easy, count: 2}]' 'style: {cell_gray: 0.08}'
# A picture of grays on paper for colour is gray.
echo '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#888"/></svg>' >gray.svg
book 'parts: {front: [{part: usual}, {part: frontispiece, picture: gray.svg}]}' 'sections: [{level: easy, count: 1}]' 'page: {trim: A5, profiles: [screen], pages: any, paper: premium-colour}'
# Between the cells of irregular regions no line leads from middle to middle, whatever its gray.
book 'style: {theme: minimal}' 'sections: [{variant: jigsaw-7, constraints: [kropki], level: any, count: 1}]'
# Below a board with numbers outside the grid, a code stands farther down.
book 'style: {large_print: true, stars: true, estimated_time: true}' 'sections: [{variant: skyscrapers-5, level: any, count: 1, per_page: 1, vote_boxes: true}]' "$web" "$(page A4)"
# The panel of a low band shows no digits that are too small.
book 'style: {theme: bold}' 'sections: [{variant: arrow, level: easy, count: 1, style: {digit_height: 0.4}}]' "$(page 8.25x6in)"
# A corner of several grids, whose lines run over its sides, has legible digits.
book 'style: {theme: modern, digit_height: 0.45}' 'sections: [{level: easy, count: 1}, {constraints: [xv], level: any, count: 1}, {variant: jigsaw-6, level: easy, count: 1}, {variant: samurai, level: easy, count: 1}]' "$(page 8.5x11in ingram)"
# What stands in a column next to a low board ends where the board does, or stands over and under it.
book 'style: {theme: children, min_cell: 4 mm}' 'sections: [{variant: 4x4, level: easy, count: 7, per_page: 7, columns: 1}]' "$(page 5x8in)"
book 'style: {theme: children, text_size: 24 pt}' 'sections: [{level: easy, count: 1}]' 'parts: {how_to_play: false}' "$(page 5x8in)"
# Thick frames keep out of the printer's margin, at the head of the page too.
book 'style: {outer_line: 6 pt}' 'sections: [{level: easy, count: 2}]' "$(page A4 ingram)"
# A half of several grids ends without the half of a thick line.
book 'style: {theme: large-print, outer_line: 6 pt}' 'sections: [{grids: "r1c1,r7c7", level: easy, count: 1}]' "$(page 8x10in)"
# A lesson's text that is longer than its page is set smaller.
book 'style: {theme: large-print}' 'sections: [{level: easy, count: 1, per_page: 1}]' 'techniques: [calc-products]' 'languages: [el]' "$(page 6x9in)"
# A very narrow one has the page alone.
book 'answers: {place: apart}' 'sections: [{variant: 4x4, level: easy, count: 1, time_line: true}, {level: easy, count: 1, time_line: true, mix: 2}]' 'style: {theme: children, large_print: true, min_cell: 4 mm, notes: lined}' 'languages: [fr]'
# Without an author, a title ends over the rules at the foot of a low page.
book 'book: {title: Patient Squares}' 'style: {theme: newspaper, title_page: poster}' 'sections: [{level: easy, count: 1}]' "$(page 8.25x6in)"
true
