# To be sourced: of sweeps over many combinations, `make test` tries a part and `make test-whole` all.

# part N: of the lines of standard input the first and every N-th after it; all where NONET_TEST_WHOLE is set.
part() {
    local every=$1 line at=0
    [ -z "$NONET_TEST_WHOLE" ] || every=1
    while IFS= read -r line; do
        [ $((at++ % every)) != 0 ] || printf '%s\n' "$line"
    done
}
