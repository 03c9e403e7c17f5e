#include "ring.h"

#include <string.h>

static uint8_t ring[RING_BYTES];
static uint32_t oldest;
static uint32_t used;

void ring_clear(void) {
    oldest = 0;
    used = 0;
}

uint32_t ring_used(void) {
    return used;
}

bool ring_fits(size_t bytes) {
    return bytes <= RING_BYTES - used;
}

uint32_t ring_oldest(void) {
    return oldest;
}

static uint32_t after(uint32_t place, uint32_t bytes) {
    uint32_t next = place + bytes;
    return next < RING_BYTES ? next : next - RING_BYTES;
}

static uint32_t until_end(uint32_t place, uint32_t bytes) {
    return bytes < RING_BYTES - place ? bytes : RING_BYTES - place;
}

void ring_put(const uint8_t *record) {
    uint32_t length = record[0];
    uint32_t place = after(oldest, used);
    uint32_t first = until_end(place, length);
    memcpy(ring + place, record, first);
    memcpy(ring, record + first, length - first);
    used += length;
}

uint32_t ring_get(uint32_t place, uint8_t *record) {
    uint32_t length = ring[place];
    uint32_t first = until_end(place, length);
    memcpy(record, ring + place, first);
    memcpy(record + first, ring, length - first);
    return after(place, length);
}

void ring_drop_oldest(void) {
    uint32_t length = ring[oldest];
    oldest = after(oldest, length);
    used -= length;
}
