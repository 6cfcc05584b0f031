# The studio gives up what takes more positions than --limit, and its page says so.
printf 'book: {title: Limits}\nseed: 1\nsections: [{count: 2, variant: killer}]\n' >book.yaml
mkfifo address
export XDG_STATE_HOME=$PWD/state
nonet studio --no-open --limit 30 book.yaml >address &
studio=$!
IFS= read -r line <address
port=${line#http://127.0.0.1:} && port=${port%%/*}
ask() { # METHOD PATH: the body
    exec 3<>"/dev/tcp/127.0.0.1/$port"
    printf '%s %s HTTP/1.0\r\nHost: 127.0.0.1:%s\r\nCookie: nonet-%s=%s\r\nX-Nonet: 1\r\nContent-Length: 0\r\n\r\n' \
        "$1" "$2" "$port" "$port" "${line##*token=}" >&3
    tr -d '\r' <&3 | sed '1,/^$/d' | tail -n 1
    exec 3>&-
}
news() { # FIELD VALUE: ask for news until the field has the value; each answer waits for some
    local stamp=0 answer
    until [[ $answer == *"\"$1\":$2,"* ]]; do
        answer=$(ask GET "/api/news?seen=$stamp")
        stamp=$(sed 's/.*"stamp":\([0-9]*\).*/\1/' <<<"$answer")
    done
}
news planned true
ask GET /api/state | grep -o '"messages":\[[^]]*\]'
ask POST /api/make
news made 1
ask GET /api/made | grep -o '"messages":\[[^]]*\]'
kill -INT $studio
wait $studio
ls
