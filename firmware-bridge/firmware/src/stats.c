#include "stats.h"

#include "bytes.h"
#include "counters.h"
#include "link.h"
#include "never.h"
#include "ring.h"
#include "schema.h"

#define EVERY MILLIS(5000)

static uint64_t due;

void stats_start(void) {
    due = EVERY;
}

uint64_t stats_due(bool attached) {
    return attached ? due : NEVER;
}

void stats_step(uint64_t now, bool attached) {
    if (!attached || now < due || !link_has_room()) {
        return;
    }
    due = now + EVERY;
    const uint32_t all[] = {
        counters.frames_in,   counters.frames_bad,       counters.frames_missed,
        counters.frames_out,  counters.events,           counters.events_again,
        counters.events_lost, counters.repeats_left_out, counters.orders_again,
        ring_used(),          counters.ring_most,        counters.loop_most,
    };
    uint8_t payload[sizeof all];
    uint8_t *to = payload;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        to = put_u32(to, all[i]);
    }
    counters.loop_most = 0;
    link_send(MSG_STATS, payload, sizeof payload);
}
