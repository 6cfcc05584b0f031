# A reader that goes away ends the command without a word, by the signal.
mkfifo pipe
exec 3<>pipe 4>pipe 3<&- # nobody reads it any more
nonet help >&4
echo $?
