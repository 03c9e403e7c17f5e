/* The handshake with the host, and whether it is still present. */
#ifndef BURRACO_MEETING_H
#define BURRACO_MEETING_H

#include "frame.h"

void meeting_start(void);

/* A valid frame was received, so the host is present. */
void meeting_heard(uint64_t now);

void meeting_ask(void);
void meeting_attach(const struct frame *frame, uint64_t now);
void meeting_taken(const struct frame *frame, uint64_t now);
void meeting_ping(const struct frame *frame, uint64_t now);

bool meeting_is_attached(void);

/* Sends what is due, and detects silence. */
void meeting_step(uint64_t now);
uint64_t meeting_due(void);

#endif
