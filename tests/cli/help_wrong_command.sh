nonet version
nonet print
nonet hlep
