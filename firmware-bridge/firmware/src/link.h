/* Frames from and to the host. */
#ifndef BURRACO_LINK_H
#define BURRACO_LINK_H

#include "frame.h"

typedef void (*frame_handler)(const struct frame *frame, uint64_t now);

/* Each good frame for a board goes to the handler. */
void link_start(frame_handler handler);

/* Takes what has come by now. */
void link_read(uint64_t now);

/* Whether a frame can be sent now. */
bool link_has_room(void);

/* Sends nothing and returns false if there is no room. */
bool link_send(uint8_t type, const uint8_t *payload, size_t length);

/* The answer to this order. */
bool link_answer(uint8_t order, const uint8_t *payload, size_t length);

/* Sets the last order that was carried out, which all other frames report. */
void link_carried_out(uint8_t order);

#endif
