#include "stats.h"

#include "bytes.h"
#include "link.h"
#include "never.h"
#include "ring.h"
#include "schema.h"

#define EVERY MILLIS(5000)

struct stats stats;
static uint64_t due;

void stats_start(void) {
    memset(&stats, 0, sizeof stats);
    due = EVERY;
}

void stats_round(uint64_t micros) {
    if (micros > stats.loop_most) {
        stats.loop_most = micros > UINT32_MAX ? UINT32_MAX : (uint32_t)micros;
    }
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
        stats.frames_in,    stats.frames_bad,   stats.frames_missed,    stats.frames_out,
        stats.events,       stats.events_again, stats.events_lost,      stats.repeats_left_out,
        stats.orders_again, ring_used(),        stats.ring_most,        stats.loop_most,
    };
    uint8_t payload[sizeof all];
    uint8_t *to = payload;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        to = put_u32(to, all[i]);
    }
    stats.loop_most = 0;
    link_send(MSG_STATS, payload, sizeof payload);
}
