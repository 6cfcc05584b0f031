/* What a config says about the rights and the record of a book, checked before anything is made.
 *
 * For book_config.c alone but for rights_price. */
#ifndef NONET_CONFIG_RIGHTS_H
#define NONET_CONFIG_RIGHTS_H

#include <stdbool.h>
#include <stddef.h>

struct book_config_reading;

/* Errors are counted in r->load. */
void rights_check(struct book_config_reading *r);

/* The two parts of a price such as "9.99 USD": the length of the amount, and where the currency
 * begins. False: it is none, or it is zero. */
bool rights_price(const char *price, size_t *amount, const char **currency);

#endif
