/* Records of different lengths in the order in which they came; the first byte of each is its length. */
#ifndef BURRACO_RING_H
#define BURRACO_RING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef RING_BYTES
#define RING_BYTES (96u * 1024u)
#endif

#define RECORD_MOST 255u

void ring_clear(void);
uint32_t ring_used(void);
bool ring_fits(size_t bytes);

/* Only what fits. */
void ring_put(const uint8_t *record);

/* Where the oldest record lies. */
uint32_t ring_oldest(void);

/* Copies the record that lies there; gives back where the next one lies. */
uint32_t ring_get(uint32_t place, uint8_t *record);

void ring_drop_oldest(void);

#endif
