# A reader that goes away ends the command without a word, by the signal.
(sleep 0.3; exec nonet help) | true
echo "${PIPESTATUS[0]}"
