/*
 * A disk that fails as real ones do, put under SQLite with LD_PRELOAD. The file that BAD_DISK names
 * says how it is right now: "ok", "full", "readonly", "broken", "slow" (each sync takes 400 ms),
 * "tardy" (100 ms).
 * What is written to a journal and not synced yet is remembered in BAD_DISK_UNDO, so that a test
 * can take it back, as a power cut would.
 *
 * An undo entry: 'W', path length, offset, old length, old file size, path, old bytes; or 'S', path
 * length, path for a sync of that file.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);

static void find(void) {
    if (real_fdatasync != NULL)
        return;
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_write = dlsym(RTLD_NEXT, "write");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
}

/* Whether it is a file of a journal or of a hall; its path. */
static int is_journal(int fd, char *path, size_t room) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, room - 1);
    if (length <= 0)
        return 0;
    path[length] = 0;
    return (strstr(path, "/journal.db") != NULL || strstr(path, "/hall.db") != NULL) &&
           strstr(path, "-shm") == NULL;
}

static char how(void) {
    const char *name = getenv("BAD_DISK");
    char first = 'o';
    int fd = name == NULL ? -1 : open(name, O_RDONLY | O_CLOEXEC);
    if (fd >= 0) {
        if (read(fd, &first, 1) != 1)
            first = 'o';
        close(fd);
    }
    return first;
}

static int fails(void) {
    switch (how()) {
    case 'f':
        errno = ENOSPC;
        return 1;
    case 'r':
        errno = EROFS;
        return 1;
    case 'b':
        errno = EIO;
        return 1;
    default:
        return 0;
    }
}

static int undo_file(void) {
    static int fd = -1;
    const char *name = getenv("BAD_DISK_UNDO");
    if (fd < 0 && name != NULL)
        fd = open(name, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    return fd;
}

static void remember(int fd, const char *path, off_t offset, size_t count) {
    int undo = undo_file();
    struct stat state;
    if (undo < 0 || fstat(fd, &state) != 0)
        return;
    char *old = malloc(count + 1);
    ssize_t length = pread(fd, old, count, offset);
    if (length < 0)
        length = 0;
    size_t name = strlen(path);
    size_t whole = 1 + 8 * 4 + name + (size_t)length;
    char *entry = malloc(whole);
    int64_t head[4] = {(int64_t)name, offset, length, state.st_size};
    entry[0] = 'W';
    memcpy(entry + 1, head, sizeof head);
    memcpy(entry + 33, path, name);
    memcpy(entry + 33 + name, old, (size_t)length);
    if (real_write(undo, entry, whole) != (ssize_t)whole)
        abort();
    free(entry);
    free(old);
}

static int synced(int fd, int (*real)(int)) {
    char path[4096];
    find();
    if (!is_journal(fd, path, sizeof path))
        return real(fd);
    char now = how();
    if (now == 's' || now == 't') {
        struct timespec pause = {0, now == 's' ? 400000000 : 100000000};
        nanosleep(&pause, NULL);
    }
    if (fails())
        return -1;
    int undo = undo_file();
    if (undo >= 0) {
        char entry[4096 + 16];
        int64_t name = (int64_t)strlen(path);
        entry[0] = 'S';
        memcpy(entry + 1, &name, 8);
        memcpy(entry + 9, path, (size_t)name);
        if (real_write(undo, entry, 9 + (size_t)name) != 9 + (ssize_t)name)
            abort();
    }
    return real(fd);
}

int fsync(int fd) {
    find();
    return synced(fd, real_fsync);
}

int fdatasync(int fd) {
    find();
    return synced(fd, real_fdatasync);
}

ssize_t pwrite64(int fd, const void *data, size_t count, off_t offset) {
    char path[4096];
    find();
    if (is_journal(fd, path, sizeof path)) {
        if (fails())
            return -1;
        remember(fd, path, offset, count);
    }
    return real_pwrite(fd, data, count, offset);
}

ssize_t pwrite(int fd, const void *data, size_t count, off_t offset) {
    return pwrite64(fd, data, count, offset);
}

ssize_t write(int fd, const void *data, size_t count) {
    char path[4096];
    find();
    if (is_journal(fd, path, sizeof path)) {
        if (fails())
            return -1;
        remember(fd, path, lseek(fd, 0, SEEK_CUR), count);
    }
    return real_write(fd, data, count);
}

int ftruncate64(int fd, off_t size) {
    char path[4096];
    find();
    struct stat state;
    if (is_journal(fd, path, sizeof path) && fstat(fd, &state) == 0) {
        if (fails())
            return -1;
        if (size < state.st_size)
            remember(fd, path, size, (size_t)(state.st_size - size));
    }
    return real_ftruncate(fd, size);
}

int ftruncate(int fd, off_t size) {
    return ftruncate64(fd, size);
}
