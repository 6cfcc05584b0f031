nonet hlep
