/* What a feed's folder has published: its days stay as they are, byte for byte.
 *
 * The folder is looked at before any work. While a run draws its days, each file, caption and feed
 * item is compared with the one that readers already have; at the end the days that would change or
 * go are named, or, where the user wants it, replaced.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_PUBLISHED_H
#define NONET_RENDER_PRESS_PUBLISHED_H

#include "render/press/pictures/picture_folder.h"

struct published;

/* Look at the folder, which may be new or empty. One that holds anything but a feed, made with the
 * same pattern of names, is an error. first_day: the day of puzzle 1, where the pattern has its
 * number for its date. *out is NULL after an error. All is borrowed. */
enum status published_read(struct published **out, const struct picture_folder_options *o,
                           int first_day, struct diag *d);
void published_drop(struct published *p);

/* What the folder's lists hold; "" where it has none. */
enum published_list { PUBLISHED_FEED, PUBLISHED_CAPTIONS, PUBLISHED_PUZZLES };
const char *published_text(const struct published *p, enum published_list list);
const char *published_directory(const struct published *p);

/* Take a day's files over into the new folder as they are. */
enum status published_keep_files(struct published *p, int day, struct picture_folder *folder,
                                 struct diag *d);

/* Compare a file of a day, and its item of the feed, with those published. */
void published_compare_file(struct published *p, int day, const char *name,
                            const struct text *bytes);
void published_compare_item(struct published *p, int day, const struct text *item);

/* Compare the captions so far, a line a day in order. */
void published_compare_captions(struct published *p, const struct text *captions);

/* Call after all of it: an error that names the days that would change, or go. With `replace` the
 * files that the run does not write may leave the folder instead. */
enum status published_judge(struct published *p, bool replace, struct picture_folder *folder,
                            struct diag *d);

#endif
