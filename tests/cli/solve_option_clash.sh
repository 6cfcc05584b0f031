nonet solve --count 2 --format json </dev/null
