/* Bodies as bytes without a zero, and back, one byte after the other. */
#ifndef BURRACO_COBS_H
#define BURRACO_COBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define BODY_MOST 256u
/* With the delimiter. */
#define FRAME_MOST (BODY_MOST + 3u)

enum cobs_found { COBS_MORE, COBS_EMPTY, COBS_BODY, COBS_SPOILT };

struct cobs {
    uint8_t body[BODY_MOST];
    uint16_t length;
    uint8_t left; /* of the block at hand */
    bool begun;
    bool zero_owed;
    bool spoilt;
};

void cobs_start(struct cobs *cobs);

/* After COBS_BODY `body` and `length` hold until the next byte is taken. */
enum cobs_found cobs_take(struct cobs *cobs, uint8_t byte);

/* Writes the frame with its delimiter, FRAME_MOST bytes at most; gives back how many. */
size_t cobs_stuff(const uint8_t *body, size_t length, uint8_t *frame);

#endif
