#define _GNU_SOURCE
#include "line.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static void fail(const char *what) {
    fprintf(stderr, "table-board: %s: %s\n", what, strerror(errno));
    exit(1);
}

static void never_waits(int file) {
    if (fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK) != 0) {
        fail("fcntl");
    }
}

static void as_it_comes(int terminal) {
    struct termios how;
    if (tcgetattr(terminal, &how) == 0) {
        cfmakeraw(&how);
        how.c_cflag |= CLOCAL;
        tcsetattr(terminal, TCSANOW, &how);
    }
}

void line_over(struct line *line, int in, int out) {
    line->in = in;
    line->out = out;
    line->length = 0;
    never_waits(in);
    never_waits(out);
}

const char *line_new_terminal(struct line *line) {
    static char name[128];
    int end = posix_openpt(O_RDWR | O_NOCTTY);
    if (end < 0 || grantpt(end) != 0 || unlockpt(end) != 0
            || ptsname_r(end, name, sizeof name) != 0) {
        fail("no pseudo terminal");
    }
    /* Kept open, so that our end stays whole while nobody holds the other. */
    int held = open(name, O_RDWR | O_NOCTTY);
    if (held < 0) {
        fail(name);
    }
    as_it_comes(held);
    line_over(line, end, end);
    return name;
}

void line_open(struct line *line, const char *path) {
    int file = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (file < 0) {
        fail(path);
    }
    as_it_comes(file);
    line_over(line, file, file);
}

long line_read(struct line *line, uint8_t *into, size_t room) {
    ssize_t came = read(line->in, into, room);
    if (came > 0) {
        return came;
    }
    return came < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : -1;
}

size_t line_room(const struct line *line) {
    return LINE_BYTES - line->length;
}

void line_write(struct line *line, const uint8_t *bytes, size_t length) {
    size_t some = length < line_room(line) ? length : line_room(line);
    memcpy(line->waiting + line->length, bytes, some);
    line->length += some;
}

bool line_flush(struct line *line) {
    if (line->length == 0) {
        return false;
    }
    ssize_t went = write(line->out, line->waiting, line->length);
    if (went <= 0) {
        return false;
    }
    line->length -= (size_t)went;
    memmove(line->waiting, line->waiting + went, line->length);
    return true;
}
