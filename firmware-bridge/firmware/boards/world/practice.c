#include "practice.h"

#include "bytes.h"
#include "never.h"

#define ANTENNAS 32u
#define SCALES 8u
#define TAGS_ON_ONE 6u
#define SETTLES 4000u  /* microseconds of an inventory before the first tag */
#define PER_TAG 3200u
#define TAG_WEIGHS 1800 /* milligrams */
#define PRESS_EVERY MILLIS(15000)
#define PRESS_LASTS MILLIS(120)
#define BOUNCES MILLIS(6)

static uint32_t dice;
static uint8_t lying[ANTENNAS];
static uint8_t weighed[SCALES];
static uint8_t scanning;
static uint64_t done;

static uint32_t below(uint32_t many) {
    dice ^= dice << 13;
    dice ^= dice >> 17;
    dice ^= dice << 5;
    return dice % many;
}

static void begin(uint8_t port) {
    /* A card is laid down or taken away once in a while. */
    if (below(40) == 0) {
        lying[port] = (uint8_t)below(TAGS_ON_ONE + 1);
    }
    scanning = port;
    done = board_micros() + SETTLES + PER_TAG * lying[port] + below(500);
}

static void fill(struct scan *scan) {
    memset(scan, 0, sizeof *scan);
    uint32_t trouble = below(200);
    scan->outcome = trouble < 3 ? (uint8_t)(trouble + 1) : SCAN_FINISHED;
    scan->count = scan->outcome == SCAN_FINISHED ? lying[scanning] : 0;
    for (uint8_t i = 0; i < scan->count; i++) {
        uint8_t *uid = scan->tags[i].uid;
        uid[0] = 0xE0;
        uid[1] = 0x04;
        uid[6] = scanning;
        uid[7] = i;
        scan->tags[i].strength = (int8_t)(-40 - (int)below(6));
    }
}

static bool is_done(struct scan *scan) {
    if (board_micros() < done) {
        return false;
    }
    fill(scan);
    return true;
}

static bool diagnose(uint8_t port, uint8_t *state, uint16_t *measured) {
    *state = port == 7;
    *measured = (uint16_t)(500 + port);
    return true;
}

/* One button after the other is pressed, and bounces. */
static bool closed(uint8_t button) {
    uint64_t now = board_micros();
    uint64_t turn = now / PRESS_EVERY;
    uint64_t since = now % PRESS_EVERY;
    if (turn == 0 || turn % board_parts()->buttons != button || since > PRESS_LASTS) {
        return false;
    }
    return since > BOUNCES || since / 1000 % 2 == 0;
}

static bool weigh(uint8_t scale, int32_t *milligrams) {
    if (weighed[scale] == lying[scale] + 1) {
        return false;
    }
    weighed[scale] = (uint8_t)(lying[scale] + 1);
    *milligrams = lying[scale] * TAG_WEIGHS;
    return true;
}

static void show(const struct light *lamps, uint16_t count) {
    (void)lamps;
    (void)count;
}

static void sound(uint16_t hertz) {
    (void)hertz;
}

static uint64_t due(void) {
    uint64_t now = board_micros();
    uint64_t since = now % PRESS_EVERY;
    uint64_t press = since > PRESS_LASTS ? now - since + PRESS_EVERY : now + 1000;
    return done > now ? sooner(done, press) : press;
}

const struct front *practice_front(uint32_t seed) {
    static const struct front FRONT = {begin, is_done, diagnose, closed, weigh, show, sound, due};
    dice = seed == 0 ? 1 : seed;
    memset(lying, 0, sizeof lying);
    memset(weighed, 0, sizeof weighed);
    for (size_t i = 0; i < ANTENNAS; i++) {
        lying[i] = (uint8_t)below(3);
    }
    return &FRONT;
}
