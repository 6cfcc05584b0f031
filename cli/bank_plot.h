/* `nonet bank plot`: the figures of a bank's puzzles as charts.
 *
 * Threads: none. */
#ifndef NONET_CLI_BANK_PLOT_H
#define NONET_CLI_BANK_PLOT_H

#include "cli/command.h"
#include "gen/bank/bank.h"

/* STATUS_USAGE after reporting an output whose ending names no picture. */
enum status bank_plot_check(const struct invocation *in);

/* Of the puzzles that fit the filter, as svg, or as the output file's name ends: png, pdf. */
enum status bank_plot(const struct invocation *in, struct bank *b,
                      const struct bank_filter *filter);

#endif
