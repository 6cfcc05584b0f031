# Lists, tables, rules and small capitals in texts; what is not understood is reported.
exec 2>&1
cat >book.yaml <<'END'
book:
  title: Marks
  introduction: |
    You need:
    - a *pencil*
    - an eraser
      or two

    1. Look
    2. Write

    ---
    | Easy | five minutes |
    |---|---|
    | Hard | twenty |

    Small ^^caps^^, 3 * 4 and \*stars\*.
page: {profiles: [screen]}
sections: [{variant: 4x4, count: 1}]
END
nonet book book.yaml --quiet -o out && pdftotext -layout out/book.pdf - | sed -n '/^Introduction/,/stars/p' | grep -v '^$' | sed 's/  */ /g' | tail -n 9
wrong() { # TEXT
    printf 'book:\n  title: W\n  introduction: "%s"\nsections: [{variant: 4x4, count: 1}]\n' "$1" >wrong.yaml
    nonet book wrong.yaml --check --quiet 2>&1 >/dev/null | grep -E 'warning|help'
}
wrong '## Two'
wrong 'see [here](http://example.org)'
wrong '<b>bold</b>'
wrong 'a **bold word'
wrong '| a | b | c |'
wrong '> quoted'
wrong '\\## fine, a_b, 2 < 3, [x], 1 * 2'
true
echo 'all of a text are reported, in their order:'
wrong '**a\n\n## b\n1) c\n> d *e\n\n- f `g`\n\n=== \n\n===\n– h'
echo 'an indented list is a list:'
printf 'book:\n  title: W\n  introduction: |\n    You need\n      - one\n      - two - or three\nsections: [{variant: 4x4, count: 1}]\npage: {profiles: [screen]}\n' >list.yaml
nonet book list.yaml --quiet -o list && pdftotext -layout list/list.pdf - | grep -A 3 'You need' | grep .
true
