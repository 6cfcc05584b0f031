# What a config may say, with every bound, as it was. Whoever changes it on purpose stores it with
# --accept.
nonet book --print-schema
nonet book --print-defaults | md5sum
nonet book --print-reference | md5sum
