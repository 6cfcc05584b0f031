# slow
# Every example of the guide runs, in the order in which it stands, each page of the guide in an
# empty folder. A block "```sh" must succeed, one marked "fails" must not; "```yaml NAME" is a file.
top=$(cd "$CASES/../.." && pwd)
run_page() { # FILE
    local page=$1 line kind= name= block=
    while IFS= read -r line; do
        case $line in
        '```sh'* | '```yaml '* | '```python '*) kind=${line#'```'} && block= ;;
        '```')
            case $kind in
            'sh fails') bash -e -c "$block" >>log 2>&1 </dev/null && echo "$page: should fail: $block" ;;
            sh) bash -e -c "trap '' PIPE; $block" >log 2>&1 </dev/null || {
                echo "$page: failed:" && echo "$block" && tail -n 5 log
            } ;;
            yaml\ * | python\ *) name=${kind#* } && printf '%s' "$block" >"$name" ;;
            esac
            kind=
            ;;
        *) [ -n "$kind" ] && block+=$line$'\n' ;;
        esac
    done <"$page"
}
pages=0
for page in "$top"/README.md "$top"/doc/*.md "$top"/doc/cookbook/*.md; do
    mkdir work
    (cd work && run_page "$page")
    rm -rf work
    pages=$((pages + 1))
done
[ $pages -gt 5 ] && echo "every page was tried"
