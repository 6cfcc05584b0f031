# Every command and every option of it is there.
nonet help --completion zsh >completion
for command in solve grade play; do
    for option in $(nonet $command --help | grep -o '^ .*--[a-z-]*' | grep -o -e '--[a-z-]*'); do
        grep -A60 "^    $command) " completion | grep -q -e "'$option[=[]" || echo "$command $option"
    done
done
grep -c "1:what:(init add\|1:what:(generate .* formats" completion
head -n 1 completion
