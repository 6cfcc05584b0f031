nonet help >/dev/full
