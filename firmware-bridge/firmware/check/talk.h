/* A host that knows as much of the protocol as these tests need; the board behind it is the library. */
#ifndef BURRACO_TALK_H
#define BURRACO_TALK_H

#include "frame.h"
#include "library.h"
#include "schema.h"

#define BOOT 0xB0070001u
#define HOST 0x1234u
#define MOST_HEARD 2048u

struct heard {
    uint8_t type;
    uint8_t order;
    uint8_t payload[PAYLOAD_MOST];
    uint16_t length;
};

/* What came since the last `talk_step`. */
extern struct heard talk_heard[MOST_HEARD];
extern size_t talk_count;

/* A board with 27 antennas, 3 scales, 5 buttons and 60 lamps starts at 0. */
void talk_start(void);

/* Changes bytes in transit; returns how many there are then. */
typedef size_t (*talk_cable)(uint8_t *bytes, size_t length);
void talk_over(talk_cable cable);

void talk_send(uint8_t type, uint8_t order, const uint8_t *payload, size_t length);
void talk_step(int64_t micros);

void talk_attach(uint32_t host, uint32_t next, uint32_t limit);
void talk_taken(uint32_t next, uint32_t limit, bool again);

/* All antennas alike. */
void talk_plan_even(uint8_t order);

/* An inventory that finds this many tags, numbered from `first` on. */
void talk_inventory(uint8_t first, int count);

/* The first message of this type; NULL if there is none. */
const struct heard *talk_first(uint8_t type);
size_t talk_how_many(uint8_t type);

#endif
