/* Non-blocking reads and writes of a file. */
#ifndef BURRACO_LINE_H
#define BURRACO_LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LINE_BYTES 8192u

struct line {
    int in;
    int out;
    uint8_t waiting[LINE_BYTES];
    size_t length;
};

/* Opens a new pseudo terminal and returns its name. */
const char *line_new_terminal(struct line *line);

/* Opens an existing one. */
void line_open(struct line *line, const char *path);

/* Two files that are open. */
void line_over(struct line *line, int in, int out);

/* Returns the number of bytes, 0 if there are none, -1 at the end. */
long line_read(struct line *line, uint8_t *into, size_t room);

size_t line_room(const struct line *line);

/* Writes at most as much as there is room for. */
void line_write(struct line *line, const uint8_t *bytes, size_t length);

/* True if some of what waits was written. */
bool line_flush(struct line *line);

#endif
