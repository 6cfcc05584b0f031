# The studio answers to its own page alone; a change touches its own line; SIGINT ends it.
printf '# mine\nbook: {title: One} # here\nsections: [{count: 2, level: easy}]\n' >"it's.yaml"
mkfifo address
export XDG_STATE_HOME=$PWD/state
nonet studio --no-open "it's.yaml" >address &
studio=$!
IFS= read -r line <address
port=${line#http://127.0.0.1:} && port=${port%%/*}
token=${line##*token=}
ask() { # METHOD PATH HEADERS [BODY]: the status and the body
    local body=${4-}
    exec 3<>"/dev/tcp/127.0.0.1/$port"
    printf '%s %s HTTP/1.0\r\n%sContent-Length: %d\r\n\r\n%s' "$1" "$2" "$3" "${#body}" "$body" >&3
    tr -d '\r' <&3 | sed -n '1s/HTTP[^ ]* \([0-9]*\).*/\1/p; /^$/,$p' | tr -d '\n' | cut -c1-90
    echo
    exec 3>&-
}
host="Host: 127.0.0.1:$port"$'\r\n'
mine="${host}Cookie: nonet-$port=$token"$'\r\nX-Nonet: 1\r\n'
title='{"revision":"1","changes":[{"path":"book.title","value":"Two: 2"}]}'
ask GET / "$host" | cut -c1-3
ask GET "/?token=$token" "$host" | cut -c1-3
ask GET /api/state "${host}Cookie: nonet-$port=00000000000000000000000000000000"$'\r\n' | cut -c1-3
ask POST /api/edit "${mine/127.0.0.1/evil.example}" "$title"
ask POST /api/edit "${mine}Origin: http://evil.example"$'\r\n' "$title"
ask POST /api/edit "${mine}Sec-Fetch-Site: cross-site"$'\r\n' "$title"
ask POST /api/edit "${mine/X-Nonet: 1/X-Other: 1}" "$title"
ask POST /api/edit "$mine" 'no json'
ask POST /api/edit "$mine" '{"value":1}'
ask POST /api/edit "$mine" '{"revision":"1","changes":[{"value":1}]}'
ask GET /../../etc/passwd "$mine"
ask POST /api/edit "$mine" "$title" | cut -c1-3
cat "it's.yaml.draft"
ask POST /api/edit "$mine" "$title" # made to what is no longer so
ask POST /api/edit "$mine" '{"revision":"2","changes":[{"path":"page.trim","value":"A99"},{"path":"seed","value":3}]}' | cut -c1-3
cat "it's.yaml.draft"
ask POST /api/undo "$mine" '{"revision":"3"}' | cut -c1-3
echo '# by others' >>"it's.yaml"
ask POST /api/save "$mine"
ask POST /api/save "$mine" '{"force":"true"}' | cut -c1-3
cat "it's.yaml"
nonet studio --no-open "it's.yaml"
echo "status $?"
ls
kill -INT $studio
wait $studio
echo "ended with $?"
ls
nonet studio --no-open missing.yaml
echo "status $?"
nonet studio a b
echo "status $?"
nonet studio --no-open >/dev/full # whose address nobody would know
echo "status $?"
