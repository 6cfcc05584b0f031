# A section without a title and a level has its board's name, a plain board's is Puzzles.
cat >book.yaml <<END
book: {title: T}
seed: 4
parts: {contents: true}
sections: [{count: 2}, {count: 3, variant: x}, {count: 1, variant: killer-6x6}]
END
nonet book -q book.yaml -o book
pdftotext -layout book/book.pdf - | grep -E 'Puzzle|diagonal|X sudoku|Killer' | head -n 3
