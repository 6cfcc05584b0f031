# In place of the picture of a recent book that cannot be planned stands its first error, not a warning before it.
# A process forked while the desk plans has that thread's memory but not its stack: to valgrind, a leak.
# unwrapped
cat >book.yaml <<'YAML'
book: {title: One}
cover: {title: Two}
style: {font: No Such Font}
sections: [{count: 3, level: easy}]
YAML
mkfifo address
export XDG_STATE_HOME=$PWD/state
nonet studio --no-open book.yaml >address &
studio=$!
IFS= read -r line <address
port=${line#http://127.0.0.1:} && port=${port%%/*}
token=${line##*token=}
exec 3<>"/dev/tcp/127.0.0.1/$port"
printf 'GET /api/recent?path=%s/book.yaml HTTP/1.0\r\nHost: 127.0.0.1:%s\r\nCookie: nonet-%s=%s\r\nX-Nonet: 1\r\n\r\n' \
    "$PWD" "$port" "$port" "$token" >&3
tr -d '\r' <&3 | sed '1,/^$/d'
echo
kill -INT $studio
wait $studio
