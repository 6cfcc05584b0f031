# Large boards without labels between them stand apart by a third of a cell. The rows of digits are
# found on the page: what is more than a cell from the last row of one board to the first row of the
# next is the distance of the boards.
printf '12345.456123231564564231312645645312\n21345.456213132564564132321645645321\n' >full.txt
for labels in margin side tab badge; do
    cat >book.yaml <<Y
book: {title: Rows}
page: {trim: A4, profiles: [screen]}
per_page: 2
repeats: allow
style: {labels: $labels}
sections: [{source: file, path: full.txt, variant: 6x6, count: 2}]
Y
    nonet book --quiet book.yaml -o book || exit
    pdftotext -bbox book/book.pdf - | awk -F'"' -v labels=$labels '
        /<page/ { n = 0; split("", seen) }
        $8 - $4 > 60 && />[1-6]</ && !seen[$4]++ { y[++n] = $4 }
        /<\/page/ && n == 12 {
            for (i = least = 2; i <= n; i++) {
                step[i] = y[i] - y[i - 1]
                least = step[i] < step[least] ? i : least
            }
            printf "%s: boards %.1f cells apart\n", labels, step[7] / step[least] - 1
        }'
done
