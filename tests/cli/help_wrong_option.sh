nonet help --hepl
