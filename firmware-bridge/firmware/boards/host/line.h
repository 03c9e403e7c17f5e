/* Bytes to and from a file that never waits. */
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

/* A new pseudo terminal; gives back its name. */
const char *line_new_terminal(struct line *line);

/* One that there is already. */
void line_open(struct line *line, const char *path);

/* Two files that are open. */
void line_over(struct line *line, int in, int out);

/* How many came, 0 where none did, -1 where nothing will come any more. */
long line_read(struct line *line, uint8_t *into, size_t room);

size_t line_room(const struct line *line);

/* No more than there is room for. */
void line_write(struct line *line, const uint8_t *bytes, size_t length);

/* True if some of what waits was written. */
bool line_flush(struct line *line);

#endif
