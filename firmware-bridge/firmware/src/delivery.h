/* Events on their way: as many as the host wants, and again where they do not arrive. */
#ifndef BURRACO_DELIVERY_H
#define BURRACO_DELIVERY_H

#include <stdbool.h>
#include <stdint.h>

void delivery_start(void);

/* A new host begins at the oldest event that there is. */
void delivery_begin(uint32_t limit, uint64_t now);

/* False if the host asks for what was thrown away. */
bool delivery_taken(uint32_t next, uint32_t limit, bool again, uint64_t now);

/* The highest number that was ever sent. */
uint32_t delivery_highest(void);

/* The oldest one is the next to be sent. */
void delivery_rewind(void);

void delivery_step(uint64_t now);
uint64_t delivery_due(void);

#endif
