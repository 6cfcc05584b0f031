nonet grade --without naked-pair,x-win </dev/null
