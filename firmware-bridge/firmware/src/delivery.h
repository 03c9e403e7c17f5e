/* Sends events: as many as the host allows, and again if they are lost. */
#ifndef BURRACO_DELIVERY_H
#define BURRACO_DELIVERY_H

#include <stdbool.h>
#include <stdint.h>

void delivery_start(void);

/* A new host begins at the oldest event that there is. */
void delivery_begin(uint32_t limit, uint64_t now);

/* Returns false if the host asks for events that were dropped. */
bool delivery_taken(uint32_t next, uint32_t limit, bool again, uint64_t now);

/* The oldest one is the next to be sent. */
void delivery_rewind(void);

void delivery_step(uint64_t now);
uint64_t delivery_due(void);

#endif
