#include "scan_order.h"

#include "capacity.h"

#include <string.h>

/* Divisible by every urgency from 1 to 8. */
#define ROUND_OF_MARKS 840u

static uint8_t antennas;
static uint64_t marks[MOST_ANTENNAS];
static uint8_t urgencies[MOST_ANTENNAS];

void scan_order_start(uint8_t how_many) {
    antennas = how_many;
    memset(marks, 0, sizeof marks);
    memset(urgencies, 0, sizeof urgencies);
}

static uint64_t lowest(void) {
    uint64_t low = UINT64_MAX;
    for (size_t i = 0; i < antennas; i++) {
        low = urgencies[i] > 0 && marks[i] < low ? marks[i] : low;
    }
    return low == UINT64_MAX ? 0 : low;
}

void scan_order_follow(const uint8_t *plan) {
    uint64_t now = lowest();
    for (size_t i = 0; i < antennas; i++) {
        /* An antenna that was not scanned for a while does not catch up. */
        if (urgencies[i] == 0) {
            marks[i] = now;
        }
        urgencies[i] = plan[i];
        if (plan[i] > 0 && marks[i] > now + ROUND_OF_MARKS / plan[i]) {
            marks[i] = now + ROUND_OF_MARKS / plan[i];
        }
    }
}

int scan_order_next(void) {
    int next = NOBODY;
    for (int i = 0; i < antennas; i++) {
        if (urgencies[i] > 0 && (next == NOBODY || marks[i] < marks[next])) {
            next = i;
        }
    }
    if (next != NOBODY) {
        marks[next] += ROUND_OF_MARKS / urgencies[next];
    }
    return next;
}
