# A technique is explained by an example, in any language.
nonet help x-wing
nonet help --language de xy-wing | grep '^XY-Flügel: '
nonet help death-blossom
nonet help x-wnig
