# The runner of these tests takes the library that makes faults by a relative path too, hands it on to
# each test, and says that it is missing instead of waiting for what never comes.
# points
run() {
    timeout 300 "$CASES/run" --bin "$(dirname "$(command -v nonet)")" "$@" 2>&1
    echo "status $?"
}
run --faults none.so generate_interrupt
: >empty.so
run --faults empty.so generate_interrupt | sed "s|$PWD/||"
ln -s "${FAULTS##* }" here.so
run --faults here.so generate_interrupt
