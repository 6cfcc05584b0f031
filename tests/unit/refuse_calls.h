/* System calls that the kernel refuses, as one that is older or has its files on a read-only disk
 * does. For processes that a test forks: nothing takes it back. False: no filter can be set here.
 */
#ifndef NONET_TESTS_UNIT_REFUSE_CALLS_H
#define NONET_TESTS_UNIT_REFUSE_CALLS_H

#include <stdbool.h>

/* openat2 fails with this error: ENOSYS, or EPERM as in containers. */
bool refuse_openat2(int error);

/* To open a file for writing, or to make one, gives EROFS; so does taking a name away. */
bool refuse_writing(void);

#endif
