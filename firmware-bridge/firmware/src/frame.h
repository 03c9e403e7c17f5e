/* Form, type, count, order, payload and check. */
#ifndef BURRACO_FRAME_H
#define BURRACO_FRAME_H

#include "cobs.h"

#include <stdint.h>

#define BODY_LEAST 6u
#define PAYLOAD_MOST (BODY_MOST - BODY_LEAST)
#define FORM_USUAL 0x10u
/* The form of the messages by which both ends detect different versions. */
#define FORM_FOR_EVER 0x00u
/* These begin with it. */
#define MAGIC 0x4F525542u

struct frame {
    uint8_t form;
    uint8_t type;
    uint8_t count;
    uint8_t order;
    const uint8_t *payload;
    uint16_t length; /* of the payload */
};

enum frame_found { FRAME_GOOD, FRAME_BAD, FRAME_UNKNOWN };

/* The frame points into the body. */
enum frame_found frame_parse(const uint8_t *body, size_t length, struct frame *frame);

/* As above, but accepts unknown messages. */
enum frame_found frame_parse_any(
        const uint8_t *body, size_t length, uint16_t seed, struct frame *frame);

/* Gives back the length of the body, which has room for BODY_MOST. */
size_t frame_build(const struct frame *frame, uint16_t seed, uint8_t *body);

/* The form and the seed of a message; false if there is no such one. */
bool frame_of(uint8_t type, uint8_t *form, uint16_t *seed);

#endif
