# A cover that is described and not made is told of; one that is kept for later is not.
tail='book: {title: T}
sections: [{title: A, count: 1, variant: 4x4}]'
printf 'cover: {design: bands}\n%s\n' "$tail" >a.yaml
nonet book -o a a.yaml && ls a
printf 'cover: {design: bands, make: false}\n%s\n' "$tail" >b.yaml
nonet book -o b b.yaml
