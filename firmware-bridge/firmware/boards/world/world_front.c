/* The devices of a world that is played. */
#include "bytes.h"
#include "never.h"
#include "world.h"
#include "world_state.h"

#define LAMPS_AT_ONCE 80u

static void scan_begin(uint8_t port) {
    world.port = port;
    world.heard = false;
    world.over = false;
    uint8_t payload[9];
    put_u64(put_u8(payload, port), board_micros());
    world_say(SCAN, payload, sizeof payload);
}

static bool scan_done(struct scan *scan) {
    if (!world.over) {
        return false;
    }
    *scan = world.hearing;
    world.port = NO_PORT;
    world.heard = false;
    world.over = false;
    return true;
}

static bool diagnose(uint8_t port, uint8_t *state, uint16_t *measured) {
    *state = world.tuned[port].state;
    *measured = world.tuned[port].measured;
    return true;
}

static bool closed(uint8_t button) {
    return world.now.closed[button];
}

static bool weighed(uint8_t scale, int32_t *milligrams) {
    bool news = world.now.news[scale];
    world.now.news[scale] = false;
    *milligrams = world.now.load[scale];
    return news;
}

static void show(const struct light *lamps, uint16_t count) {
    for (uint16_t first = 0; first < count; first = (uint16_t)(first + LAMPS_AT_ONCE)) {
        uint16_t left = (uint16_t)(count - first);
        uint16_t some = left < LAMPS_AT_ONCE ? left : LAMPS_AT_ONCE;
        uint8_t payload[3 + 3 * LAMPS_AT_ONCE];
        uint8_t *to = put_u8(put_u16(payload, first), some);
        for (uint16_t i = first; i < first + some; i++) {
            to = put_u8(put_u8(put_u8(to, lamps[i].red), lamps[i].green), lamps[i].blue);
        }
        world_say(LAMPS, payload, (size_t)(to - payload));
    }
}

static void sound(uint16_t hertz) {
    uint8_t payload[2];
    put_u16(payload, hertz);
    world_say(TONE, payload, sizeof payload);
}

static uint64_t due(void) {
    return NEVER;
}

const struct front *world_front(void) {
    static const struct front FRONT = {scan_begin, scan_done, diagnose, closed,
                                       weighed,    show,      sound,    due};
    return &FRONT;
}
