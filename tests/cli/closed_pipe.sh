# A reader that goes away ends the command without a word.
set -o pipefail
for i in 1 2 3; do nonet help; done | head -n 1
[ "${PIPESTATUS[0]}" = 141 ] || [ "${PIPESTATUS[0]}" = 0 ]
