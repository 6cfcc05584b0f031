/* A temporary file or folder that no other test and no other process has. */
#ifndef NONET_TESTS_UNIT_SCRATCH_FOLDER_H
#define NONET_TESTS_UNIT_SCRATCH_FOLDER_H

enum { SCRATCH_PATH = 64 };

/* Make it, empty, with a name that has this ending (".pdf"). Whoever asks removes it. */
void scratch_file(char path[SCRATCH_PATH], const char *ending);

/* Make an empty folder and go there; and remove it with all that is in it. */
void scratch_folder_enter(char path[SCRATCH_PATH]);
void scratch_folder_leave(const char *path);

#endif
