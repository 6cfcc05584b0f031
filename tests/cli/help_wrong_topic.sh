nonet help techniqes
nonet help foo
nonet --levels
