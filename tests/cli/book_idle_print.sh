# A condition of printing that no file says is told of; a theme that is not there, at its place.
tail='book: {title: T, author: A}
sections: [{title: A, count: 24, level: easy}]'
printf 'print: {intent: FOGRA39}\n%s\n' "$tail" >a.yaml
nonet book --check a.yaml --profile kdp | tail -1
nonet book --check a.yaml --profile ingram | tail -1
printf 'print: {profile: none.icc}\n%s\n' "$tail" >b.yaml
nonet book --check b.yaml --profile kdp | tail -1
printf 'style: {theme: none.yaml}\n%s\n' "$tail" >c.yaml
nonet book --check c.yaml
