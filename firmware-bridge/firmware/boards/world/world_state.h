/* The state of a simulated world. */
#ifndef BURRACO_WORLD_STATE_H
#define BURRACO_WORLD_STATE_H

#include "front.h"
#include "capacity.h"

#define NO_PORT 0xFFu

enum to_world { SCAN = 0x81, DONE_ALL, LAMPS, TONE, FIRMWARE, BEGUN };

struct things {
    bool closed[MOST_BUTTONS];
    int32_t load[MOST_SCALES];
    bool news[MOST_SCALES];
};

struct world {
    bool spoke;
    bool free;
    bool asked; /* to say when all is done */
    uint64_t clock;
    bool just_freed;
    uint64_t base; /* what the machine shows at 0 while it is free */
    struct things told; /* holds from the next `time` on */
    struct things now;
    bool weighs[MOST_SCALES]; /* a load was told of it */
    struct {
        uint8_t state;
        uint16_t measured;
    } tuned[MOST_ANTENNAS];
    uint8_t port; /* under way */
    bool heard;
    bool over;
    struct scan hearing;
};

extern struct world world;

/* Sends a message to the world. */
void world_say(uint8_t type, const uint8_t *payload, size_t length);

#endif
