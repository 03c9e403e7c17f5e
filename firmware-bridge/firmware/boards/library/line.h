/* Bytes on a line, as many as there is memory for. */
#ifndef BURRACO_LINE_H
#define BURRACO_LINE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define LINE_BYTES 65536u

struct line {
    uint8_t bytes[LINE_BYTES];
    size_t begin;
    size_t end;
};

static inline size_t line_put(struct line *line, const uint8_t *bytes, size_t count) {
    if (line->begin == line->end) {
        line->begin = 0;
        line->end = 0;
    }
    if (line->begin > 0 && count > LINE_BYTES - line->end) {
        memmove(line->bytes, line->bytes + line->begin, line->end - line->begin);
        line->end -= line->begin;
        line->begin = 0;
    }
    size_t some = count < LINE_BYTES - line->end ? count : LINE_BYTES - line->end;
    memcpy(line->bytes + line->end, bytes, some);
    line->end += some;
    return some;
}

static inline size_t line_take(struct line *line, uint8_t *into, size_t room) {
    size_t there = line->end - line->begin;
    size_t some = there < room ? there : room;
    memcpy(into, line->bytes + line->begin, some);
    line->begin += some;
    return some;
}

#endif
