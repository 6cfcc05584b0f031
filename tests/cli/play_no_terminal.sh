export HOME=$PWD
nonet play </dev/null
