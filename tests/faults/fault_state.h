/* What faults.c leaves in files for those who run the tests. */
#ifndef NONET_TESTS_FAULTS_FAULT_STATE_H
#define NONET_TESTS_FAULTS_FAULT_STATE_H

#include <stdatomic.h>
#include <stdint.h>

enum fault_kind {
    FAULT_MEMORY, /* malloc, calloc, realloc, aligned_alloc */
    FAULT_READ,
    FAULT_WRITE, /* truncate too; not standard error */
    FAULT_SYNC,
    FAULT_RENAME, /* link and mkdir too */
    FAULT_OPEN,
    FAULT_CLOSE,  /* closes, but returns an error */
    FAULT_START,  /* of threads and processes */
    FAULT_WITHIN, /* of the calls for memory those from one library */
    FAULT_KILL,   /* counts what changes files, as the next two do */
    FAULT_INTERRUPT,
    FAULT_PAUSE,
    FAULT_KIND_COUNT
};
#define FAULT_KIND_NAMES                                                                           \
    "memory", "read", "write", "sync", "rename", "open", "close", "start", "within", "kill",       \
        "interrupt", "pause"

/* NONET_FAULT_STATE: counts by kind. */
struct fault_state {
    atomic_uint_least64_t calls[FAULT_KIND_COUNT];
    atomic_uint_least64_t failed[FAULT_KIND_COUNT];
};

enum { FAULT_PATH = 1024, FAULT_SHORT_PATH = 200 };

/* To start a program takes many times longer than most of the commands run. So one process stands
 * where main begins, reads requests from one pipe, and forks for each; it answers on another with
 * the child's number and then with its wait status, both of int32_t. Empty names: none. */
struct fault_request {
    char work[FAULT_SHORT_PATH]; /* the directory to run in */
    char input[FAULT_SHORT_PATH], output[FAULT_SHORT_PATH], error[FAULT_SHORT_PATH];
    char terminal[FAULT_SHORT_PATH]; /* takes the place of input and output */
    char fault[FAULT_SHORT_PATH];    /* NONET_FAULT */
    char state[FAULT_SHORT_PATH], record[FAULT_SHORT_PATH];
    uint32_t limit_s;
};

enum fault_did {
    FAULT_DID_WRITE,  /* inode, offset, data */
    FAULT_DID_CUT,    /* inode; offset: its new length */
    FAULT_DID_SYNC,   /* inode, of a file or of a directory */
    FAULT_DID_CREATE, /* inode; one: its name, or none yet */
    FAULT_DID_LINK,   /* one: a further name of the inode */
    FAULT_DID_UNLINK, /* one */
    FAULT_DID_RENAME, /* one, to two */
    FAULT_DID_SWAP,   /* one with two */
    FAULT_DID_MKDIR,  /* one */
};

/* NONET_FAULT_RECORD: these, each followed by its strings (lengths with their NUL) and data. */
struct fault_entry {
    uint32_t what;
    uint32_t one, two;
    uint32_t pad;
    uint64_t inode, offset, length;
};

#endif
