#include "pn5180_link.h"

#include <string.h>

/* The chip answers within a fraction of this; who is silent for so long is not there or hangs. */
#define PATIENCE_MICROS 10000u

static void turn(struct pn5180_link *link, enum pn5180_link_state state) {
    link->state = state;
    link->since = link->bus->micros(link->bus->of);
}

void pn5180_link_begin(struct pn5180_link *link, const uint8_t *out, size_t out_length, size_t in_length) {
    memcpy(link->out, out, out_length);
    link->out_length = (uint8_t)out_length;
    link->in_length = (uint8_t)in_length;
    turn(link, LINK_ASKS);
}

void pn5180_link_drop(struct pn5180_link *link) {
    link->bus->select(link->bus->of, false);
    link->state = LINK_FREE;
}

static void exchange(struct pn5180_link *link, bool asks) {
    static const uint8_t nothing[PN5180_MOST_IN] = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
                                                    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
    const struct pn5180_bus *bus = link->bus;
    bus->select(bus->of, true);
    if (asks) {
        uint8_t unused[PN5180_MOST_OUT];
        bus->exchange(bus->of, link->out, unused, link->out_length);
    } else {
        bus->exchange(bus->of, nothing, link->in, link->in_length);
    }
}

/* The chip raises busy once it has the bytes and keeps it up until it is let go and has done its work:
 * so neither edge can be missed, however seldom somebody looks. */
enum pn5180_link_result pn5180_link_step(struct pn5180_link *link) {
    const struct pn5180_bus *bus = link->bus;
    bool busy = bus->busy(bus->of);
    switch (link->state) {
    case LINK_FREE:
        return LINK_DONE;
    case LINK_ASKS:
        if (!busy) {
            exchange(link, true);
            turn(link, LINK_ASKED);
            return LINK_GOES_ON;
        }
        break;
    case LINK_ASKED:
    case LINK_FETCHED:
        if (busy) {
            bus->select(bus->of, false);
            turn(link, link->state == LINK_ASKED ? LINK_WORKS : LINK_SETTLES);
            return LINK_GOES_ON;
        }
        break;
    case LINK_WORKS:
        if (!busy && link->in_length > 0) {
            exchange(link, false);
            turn(link, LINK_FETCHED);
            return LINK_GOES_ON;
        }
        if (!busy) {
            link->state = LINK_FREE;
            return LINK_DONE;
        }
        break;
    case LINK_SETTLES:
        if (!busy) {
            link->state = LINK_FREE;
            return LINK_DONE;
        }
        break;
    }
    if (bus->micros(bus->of) - link->since > PATIENCE_MICROS) {
        pn5180_link_drop(link);
        return LINK_DEAD;
    }
    return LINK_GOES_ON;
}
