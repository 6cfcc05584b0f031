/* Lengths are in points everywhere, as in PDF. These are the units that people use. */
#ifndef NONET_BASE_LENGTH_H
#define NONET_BASE_LENGTH_H

#define PT_PER_INCH 72.0
#define PT_PER_MM   (PT_PER_INCH / 25.4)

#endif
