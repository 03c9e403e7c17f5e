/* An ISO 15693 inventory with 16 slots, without the air: which tags are asked next, and what follows
 * from what was heard. Tags whose answers met in a slot are asked again by more of their numbers. */
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
    uint8_t expected; /* so many at least are there */
    uint8_t tries;
    uint8_t cause;
};

struct inventory {
    struct scan *scan;
    struct mask asked;
    struct mask open[MOST_MASKS];
    uint8_t open_count;
    uint8_t slot;
    uint8_t heard; /* of those who are asked */
    uint16_t rounds;
};

/* Begins an inventory of all tags. */
void inventory_begin(struct inventory *inventory, struct scan *scan);

/* Writes the request for the addressed tags and returns its length. */
size_t inventory_request(const struct inventory *inventory, uint8_t request[LONGEST_REQUEST]);

/* A complete answer of 10 bytes was received in this slot. */
void inventory_heard(struct inventory *inventory, const uint8_t answer[10]);

/* Something came, of which nothing can be believed; `outcome` says what is wrong with it. */
void inventory_blurred(struct inventory *inventory, uint8_t outcome);

enum inventory_next { NEXT_SLOT, NEXT_ROUND, NEXT_NONE };

/* The end of the slot. */
enum inventory_next inventory_next(struct inventory *inventory);

#endif
