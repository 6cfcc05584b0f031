# Hard covers: a sheet for boards by the vendor's figures or by a template's, and figures that contradict
# each other or the book, each refused where it stands.
cat >thick.yaml <<'END'
book: {title: Thick, author: A. Setter}
page: {profiles: kdp, trim: 6x9 in}
parts: {notes_pages: 67}
sections: [{level: easy, count: 4, givens: 30..40}]
cover: {make: true, binding: hardcover, design: bands}
seed: 1
END
make() { # SET…
    nonet book thick.yaml --quiet "$@" -o out && pdfinfo -box out/thick-cover.pdf | grep -E 'MediaBox|TrimBox'
}
make
make --set cover.case.spine=0.5in --set cover.case.size="14.5x10.5 in"
grep -o '"rule": "cover-size", "state": "[a-z]*"' out/preflight.json
# What contradicts.
make --set cover.binding=paperback --set cover.case.hinge=8mm
make --set cover.case.size="14.5x10.5 in"
make --set cover.case.size="14.5x10.5 in" --set cover.case.spine=0.5in --set cover.case.overhang=3mm
make --set cover.case.size="12.5x10.5 in" --set cover.case.spine=0.5in
make --set cover.case.hinge=1.5in --set page.trim="5.5x8.5 in"
# What the vendor does not bind.
make --set page.trim="5x8 in"
make --set parts.notes_pages=40
make --set cover.binding=leather
make --set cover.case.boards=3mm
