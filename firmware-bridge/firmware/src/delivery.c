#include "delivery.h"

#include "bytes.h"
#include "counters.h"
#include "events.h"
#include "link.h"
#include "never.h"
#include "ring.h"

#define MOST_ON_THEIR_WAY 64u
#define FIRST_PATIENCE MILLIS(250)
#define MOST_PATIENCE MILLIS(1000)
#define RECORD_HEAD 2u

static struct {
    uint32_t next;  /* to be sent */
    uint32_t place; /* where it lies in the ring */
    uint32_t limit;
    uint64_t moved;
    uint64_t patience;
} delivery;

void delivery_start(void) {
    memset(&delivery, 0, sizeof delivery);
    delivery.patience = FIRST_PATIENCE;
    delivery_rewind();
}

void delivery_rewind(void) {
    delivery.next = events_first();
    delivery.place = ring_oldest();
}

static void move(uint64_t now) {
    delivery.moved = now;
    delivery.patience = FIRST_PATIENCE;
}

void delivery_begin(uint32_t limit, uint64_t now) {
    delivery.limit = limit;
    delivery_rewind();
    move(now);
}

bool delivery_taken(uint32_t next, uint32_t limit, bool again, uint64_t now) {
    if (before(delivery.limit, limit)) {
        delivery.limit = limit;
    }
    if (before(next, events_first())) {
        /* Otherwise it was only late. */
        return !events_begin_with_gap();
    }
    if (before(events_highest_sent() + 1, next)) {
        return true;
    }
    if (next != events_first()) {
        events_forget(next);
        move(now);
        if (before(delivery.next, next)) {
            delivery_rewind();
        }
    }
    if (again) {
        delivery_rewind();
        delivery.moved = now;
    }
    return true;
}

static bool may_send(void) {
    return delivery.next != events_end() && before(delivery.next, delivery.limit)
           && delivery.next - events_first() < MOST_ON_THEIR_WAY;
}

static bool send_next(void) {
    uint8_t record[RECORD_MOST];
    uint8_t payload[RECORD_MOST + sizeof(uint32_t)];
    uint32_t after = ring_get(delivery.place, record);
    put_bytes(put_u32(payload, delivery.next), record + RECORD_HEAD, record[0] - RECORD_HEAD);
    if (!link_send(record[1], payload, record[0] - RECORD_HEAD + sizeof(uint32_t))) {
        return false;
    }
    if (!events_sent(delivery.next)) {
        counters.events_again++;
    }
    delivery.next++;
    delivery.place = after;
    return true;
}

static bool waits(void) {
    return delivery.next != events_first();
}

void delivery_step(uint64_t now) {
    if (waits() && now - delivery.moved >= delivery.patience) {
        delivery_rewind();
        delivery.moved = now;
        delivery.patience *= 2;
        delivery.patience = sooner(delivery.patience, MOST_PATIENCE);
    }
    while (may_send() && link_has_room()) {
        if (!waits() && before(events_highest_sent(), delivery.next)) {
            move(now);
        }
        if (!send_next()) {
            return;
        }
    }
}

uint64_t delivery_due(void) {
    return waits() ? delivery.moved + delivery.patience : NEVER;
}
