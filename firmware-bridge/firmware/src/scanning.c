#include "scanning.h"

#include "antennas.h"
#include "board.h"
#include "capacity.h"
#include "never.h"
#include "readings.h"
#include "scan_order.h"

#include <string.h>

/* No inventory takes this long; one that hangs is given up. */
#define LONGEST_INVENTORY MILLIS(500)

static struct {
    uint8_t wanted[MOST_ANTENNAS];
    uint8_t followed[MOST_ANTENNAS];
    bool under_way;
    uint8_t port;
    uint64_t begun;
} scanning;

static struct scan scan;

void scanning_start(void) {
    memset(&scanning, 0, sizeof scanning);
    scan_order_start(board_parts()->antennas);
}

enum code scanning_plan(const uint8_t *pairs, uint8_t count) {
    uint8_t plan[MOST_ANTENNAS] = {0};
    bool named[MOST_ANTENNAS] = {false};
    for (size_t i = 0; i < count; i++) {
        uint8_t port = pairs[2 * i];
        uint8_t urgency = pairs[2 * i + 1];
        if (port >= board_parts()->antennas) {
            return NO_SUCH_THING;
        }
        if (urgency > MOST_URGENT || named[port]) {
            return NO_SENSE;
        }
        named[port] = true;
        plan[port] = urgency;
    }
    memcpy(scanning.wanted, plan, sizeof plan);
    return DONE;
}

bool scanning_rests(void) {
    for (size_t i = 0; i < MOST_ANTENNAS; i++) {
        if (scanning.wanted[i] > 0) {
            return false;
        }
    }
    return true;
}

bool scanning_is_busy(uint64_t now) {
    return scanning.under_way && now - scanning.begun < LONGEST_INVENTORY;
}

static void finish(uint64_t now) {
    if (scan.count > MOST_TAGS) {
        scan.count = MOST_TAGS;
    }
    scanning.under_way = false;
    readings_take(scanning.port, &scan, now, now - scanning.begun);
}

/* Only the last plan before an inventory counts. */
static void follow(void) {
    if (memcmp(scanning.wanted, scanning.followed, sizeof scanning.wanted) != 0) {
        memcpy(scanning.followed, scanning.wanted, sizeof scanning.wanted);
        scan_order_follow(scanning.followed);
    }
}

void scanning_step(uint64_t now) {
    if (scanning.under_way && board_scan_done(&scan)) {
        finish(now);
    }
    if (scanning.under_way || antennas_measure(now)) {
        return;
    }
    follow();
    int next = scan_order_next();
    if (next != NOBODY) {
        scanning.under_way = true;
        scanning.port = (uint8_t)next;
        scanning.begun = now;
        board_scan_begin(scanning.port);
    }
}
