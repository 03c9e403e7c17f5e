#include "lamps.h"

#include "board.h"
#include "capacity.h"
#include "never.h"

#include <string.h>

/* All lamps equal: there is power, but no host. */
static const struct light IDLE = {2, 2, 2};

static struct light lit[MOST_LAMPS];
static uint64_t until[MOST_LAMPS]; /* NEVER: idle */
static uint64_t soonest;
static bool changed;

static void set(size_t lamp, struct light light) {
    if (memcmp(&lit[lamp], &light, sizeof light) != 0) {
        lit[lamp] = light;
        changed = true;
    }
}

void lamps_start(void) {
    memset(lit, 0, sizeof lit);
    lamps_idle();
}

void lamps_idle(void) {
    for (size_t i = 0; i < board_parts()->lamps; i++) {
        until[i] = NEVER;
        set(i, IDLE);
    }
    soonest = NEVER;
}

enum code lamps_light(
        uint16_t first, uint16_t lasts, uint8_t count, const uint8_t *colours, uint64_t now) {
    if ((uint32_t)first + count > board_parts()->lamps) {
        return NO_SUCH_THING;
    }
    for (size_t i = 0; i < count; i++) {
        const uint8_t *colour = colours + 3 * i;
        set(first + i, (struct light){colour[0], colour[1], colour[2]});
        until[first + i] = now + MILLIS(lasts);
    }
    if (count > 0) {
        soonest = sooner(soonest, now + MILLIS(lasts));
    }
    return DONE;
}

static void let_go(uint64_t now) {
    soonest = NEVER;
    for (size_t i = 0; i < board_parts()->lamps; i++) {
        if (until[i] == NEVER) {
            continue;
        }
        if (now >= until[i]) {
            until[i] = NEVER;
            set(i, IDLE);
        } else {
            soonest = sooner(soonest, until[i]);
        }
    }
}

void lamps_step(uint64_t now) {
    if (now >= soonest) {
        let_go(now);
    }
    if (changed) {
        changed = false;
        board_show(lit, board_parts()->lamps);
    }
}

uint64_t lamps_due(void) {
    return soonest;
}
