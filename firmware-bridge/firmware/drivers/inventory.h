/* The algorithm of an ISO 15693 inventory with 16 slots: which tags are asked next. Tags whose
 * answers collided in a slot are asked again by more bits of their numbers. */
#ifndef BURRACO_INVENTORY_H
#define BURRACO_INVENTORY_H

#include "../src/board.h"

#define SLOTS 16u
#define MOST_MASKS 64u
#define LONGEST_REQUEST 11u

/* Tags whose number ends in these bits; `cause` is why they are asked once more. */
struct mask {
    uint64_t bits;
    uint8_t length;
    uint8_t expected; /* there are at least this many */
    uint8_t tries;
    uint8_t cause;
};

struct inventory {
    struct scan *scan;
    struct mask asked;
    struct mask open[MOST_MASKS];
    uint8_t open_count;
    uint8_t slot;
    uint8_t heard; /* of the tags that are asked */
    uint16_t rounds;
};

/* Begins an inventory of all tags. */
void inventory_begin(struct inventory *inventory, struct scan *scan);

/* Writes the request for the addressed tags and returns its length. */
size_t inventory_request(const struct inventory *inventory, uint8_t request[LONGEST_REQUEST]);

/* A complete answer of 10 bytes was received in this slot. */
void inventory_heard(struct inventory *inventory, const uint8_t answer[10]);

/* An unreadable answer was received; `outcome` says what is wrong with it. */
void inventory_blurred(struct inventory *inventory, uint8_t outcome);

enum inventory_next { NEXT_SLOT, NEXT_ROUND, NEXT_NONE };

/* The end of the slot. */
enum inventory_next inventory_next(struct inventory *inventory);

#endif
