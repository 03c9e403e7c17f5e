#include "inventory.h"

#include <string.h>

#define INVENTORY_FLAGS 0x06u /* high rate, one subcarrier, an inventory with 16 slots */
#define INVENTORY_COMMAND 0x01u
#define ERROR_FLAG 0x01u
#define NUMBER_BITS 64u
#define MOST_TRIES 2u
#define MOST_ROUNDS 160u /* more happens only where there is nothing but noise */

void inventory_begin(struct inventory *inventory, struct scan *scan) {
    memset(inventory, 0, sizeof *inventory);
    inventory->scan = scan;
    scan->outcome = SCAN_FINISHED;
    scan->count = 0;
}

size_t inventory_request(const struct inventory *inventory, uint8_t request[LONGEST_REQUEST]) {
    size_t length = 0;
    request[length++] = INVENTORY_FLAGS;
    request[length++] = INVENTORY_COMMAND;
    request[length++] = inventory->asked.length;
    for (unsigned bit = 0; bit < inventory->asked.length; bit += 8u) {
        request[length++] = (uint8_t)(inventory->asked.bits >> bit);
    }
    return length;
}

static void spoilt(struct inventory *inventory, uint8_t outcome) {
    if (inventory->scan->outcome == SCAN_FINISHED) {
        inventory->scan->outcome = outcome;
    }
}

static uint64_t slot_bits(const struct inventory *inventory) {
    return inventory->asked.bits | ((uint64_t)inventory->slot << inventory->asked.length);
}

/* Only a tag that was addressed may answer, in the slot of its number. */
static bool was_asked(const struct inventory *inventory, uint64_t number) {
    unsigned known = inventory->asked.length + 4u;
    uint64_t mask = known >= NUMBER_BITS ? UINT64_MAX : (UINT64_C(1) << known) - 1u;
    return (number & mask) == slot_bits(inventory);
}

static bool is_known(const struct scan *scan, const uint8_t uid[8]) {
    for (unsigned i = 0; i < scan->count; i++) {
        if (memcmp(scan->tags[i].uid, uid, 8) == 0) {
            return true;
        }
    }
    return false;
}

void inventory_heard(struct inventory *inventory, const uint8_t answer[10]) {
    struct scan *scan = inventory->scan;
    uint64_t number = 0;
    uint8_t uid[8];
    for (unsigned i = 0; i < 8; i++) {
        number |= (uint64_t)answer[2 + i] << (8u * i);
        uid[7 - i] = answer[2 + i];
    }
    if ((answer[0] & ERROR_FLAG) != 0 || !was_asked(inventory, number)) {
        inventory_blurred(inventory, SCAN_DAMAGED);
        return;
    }
    inventory->heard++;
    if (is_known(scan, uid)) {
        return;
    }
    if (scan->count == MOST_TAGS) {
        spoilt(inventory, SCAN_COLLISION);
        return;
    }
    memcpy(scan->tags[scan->count].uid, uid, 8);
    scan->tags[scan->count].strength = NO_STRENGTH;
    scan->count++;
}

static void ask_later(struct inventory *inventory, struct mask mask) {
    if (inventory->open_count == MOST_MASKS) {
        spoilt(inventory, SCAN_COLLISION);
        return;
    }
    inventory->open[inventory->open_count++] = mask;
}

/* Tags whose answers were unreadable are asked again with four more bits: that separates two tags,
 * and gives a single one with a damaged answer another chance. */
void inventory_blurred(struct inventory *inventory, uint8_t outcome) {
    uint8_t least = outcome == SCAN_COLLISION ? 2u : 1u;
    inventory->heard = (uint8_t)(inventory->heard + least);
    if (inventory->asked.length + 8u > NUMBER_BITS) {
        spoilt(inventory, outcome); /* the whole number is known already */
        return;
    }
    struct mask mask = {slot_bits(inventory), (uint8_t)(inventory->asked.length + 4u), least, 0, outcome};
    ask_later(inventory, mask);
}

/* Fewer tags answered than there are: repeats the request once; after that the scan reports what is
 * wrong. */
static void count_up(struct inventory *inventory) {
    struct mask again = inventory->asked;
    if (inventory->heard >= again.expected) {
        return;
    }
    again.tries++;
    if (again.tries > MOST_TRIES) {
        spoilt(inventory, again.cause);
    } else {
        ask_later(inventory, again);
    }
}

enum inventory_next inventory_next(struct inventory *inventory) {
    if (++inventory->slot < SLOTS) {
        return NEXT_SLOT;
    }
    count_up(inventory);
    if (inventory->open_count > 0 && ++inventory->rounds >= MOST_ROUNDS) {
        spoilt(inventory, inventory->open[0].cause);
        return NEXT_NONE;
    }
    if (inventory->open_count == 0) {
        return NEXT_NONE;
    }
    inventory->asked = inventory->open[--inventory->open_count];
    inventory->slot = 0;
    inventory->heard = 0;
    return NEXT_ROUND;
}
