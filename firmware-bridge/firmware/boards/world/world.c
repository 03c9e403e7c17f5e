#include "world.h"

#include "bytes.h"
#include "crc.h"
#include "frame.h"
#include "never.h"

#define ANTENNAS 32u
#define SCALES 8u
#define BUTTONS 16u
#define TAG_BYTES 9u
#define LAMPS_AT_ONCE 80u
#define NO_PORT 0xFFu

enum to_board { TIME = 1, HEARD, CONTACT, LOAD, TUNED, FREE };
enum to_world { SCAN = 0x81, DONE_ALL, LAMPS, TONE, FIRMWARE, BEGUN };

struct things {
    bool closed[BUTTONS];
    int32_t load[SCALES];
    bool news[SCALES];
};

static struct {
    struct cobs cobs;
    uint8_t sent;
    bool spoke;
    bool free;
    bool asked; /* to say when all is done */
    uint64_t clock;
    bool just_freed;
    uint64_t base; /* what the machine shows at 0 while it is free */
    struct things told; /* holds from the next `time` on */
    struct things now;
    bool weighs[SCALES]; /* a load was told of it */
    struct {
        uint8_t state;
        uint16_t measured;
    } tuned[ANTENNAS];
    uint8_t port; /* under way */
    bool heard;
    bool over;
} world;

static struct scan hearing;

static void say(uint8_t type, const uint8_t *payload, size_t length) {
    struct frame frame = {FORM_USUAL, type, world.sent++, 0, payload, (uint16_t)length};
    uint8_t body[BODY_MOST];
    uint8_t bytes[FRAME_MOST];
    world_output(bytes, cobs_stuff(body, frame_build(&frame, CRC16_BEGIN, body), bytes));
}

void world_start(void) {
    memset(&world, 0, sizeof world);
    cobs_start(&world.cobs);
    world.port = NO_PORT;
}

void world_restarted(void) {
    world.port = NO_PORT;
    world.heard = false;
    world.over = false;
    memcpy(world.now.news, world.weighs, sizeof world.weighs);
}

bool world_spoke(void) {
    return world.spoke;
}

bool world_is_free(void) {
    return world.free;
}

uint64_t world_micros(uint64_t machine) {
    if (world.just_freed) {
        world.just_freed = false;
        world.base = machine - world.clock;
    }
    if (world.free) {
        world.clock = machine - world.base;
    }
    return world.clock;
}

/* What was told until now holds. */
static void settle(void) {
    bool news[SCALES];
    memcpy(news, world.now.news, sizeof news);
    world.now = world.told;
    for (size_t i = 0; i < SCALES; i++) {
        world.now.news[i] = world.now.news[i] || news[i];
    }
    memset(world.told.news, 0, sizeof world.told.news);
    world.over = world.heard;
}

static void time_is(uint64_t at) {
    world.free = false;
    world.just_freed = false;
    world.clock = at > world.clock ? at : world.clock;
    world.asked = true;
    settle();
}

static void set_free(void) {
    world.just_freed = !world.free;
    world.free = true;
}

/* Parts come in their order. */
static void heard(const uint8_t *field, size_t length) {
    if (length < 5 || field[0] >= ANTENNAS || field[0] != world.port || world.heard
            || length < 5 + (size_t)TAG_BYTES * field[4]) {
        return;
    }
    if (field[2] == 0) {
        memset(&hearing, 0, sizeof hearing);
    }
    hearing.outcome = field[1];
    if (hearing.count + field[4] > (int)MOST_TAGS) {
        hearing.outcome = SCAN_COLLISION;
    }
    for (size_t i = 0; i < field[4] && hearing.count < MOST_TAGS; i++) {
        const uint8_t *tag = field + 5 + TAG_BYTES * i;
        memcpy(hearing.tags[hearing.count].uid, tag, 8);
        hearing.tags[hearing.count++].strength = (int8_t)tag[8];
    }
    world.heard = field[2] + 1 >= field[3];
}

static void contact(const uint8_t *field, size_t length) {
    if (length >= 2 && field[0] < BUTTONS) {
        world.told.closed[field[0]] = field[1] != 0;
    }
}

static void load(const uint8_t *field, size_t length) {
    if (length >= 5 && field[0] < SCALES) {
        world.told.load[field[0]] = (int32_t)get_u32(field + 1);
        world.told.news[field[0]] = true;
        world.weighs[field[0]] = true;
    }
}

static void tuned(const uint8_t *field, size_t length) {
    if (length >= 4 && field[0] < ANTENNAS) {
        world.tuned[field[0]].state = field[1];
        world.tuned[field[0]].measured = get_u16(field + 2);
    }
}

static void take(const struct frame *frame) {
    world.spoke = true;
    switch (frame->type) {
    case TIME:
        if (frame->length >= 8) {
            time_is(get_u64(frame->payload));
        }
        break;
    case HEARD:
        heard(frame->payload, frame->length);
        break;
    case CONTACT:
        contact(frame->payload, frame->length);
        break;
    case LOAD:
        load(frame->payload, frame->length);
        break;
    case TUNED:
        tuned(frame->payload, frame->length);
        break;
    case FREE:
        set_free();
        break;
    default:
        break;
    }
    if (world.free) {
        settle();
    }
}

size_t world_input(const uint8_t *bytes, size_t length) {
    for (size_t i = 0; i < length; i++) {
        struct frame frame;
        if (cobs_take(&world.cobs, bytes[i]) == COBS_BODY
                && frame_parse_any(world.cobs.body, world.cobs.length, CRC16_BEGIN, &frame)
                           == FRAME_GOOD) {
            take(&frame);
            return i + 1;
        }
    }
    return length;
}

void world_ran(uint32_t end, uint32_t waiting) {
    if (!world.asked) {
        return;
    }
    world.asked = false;
    uint8_t payload[16];
    put_u32(put_u32(put_u64(payload, world.clock), end), waiting);
    say(DONE_ALL, payload, sizeof payload);
}

void world_begun(uint32_t boot) {
    uint8_t payload[4];
    put_u32(payload, boot);
    say(BEGUN, payload, sizeof payload);
}

void world_firmware(uint32_t size, uint32_t crc) {
    uint8_t payload[8];
    put_u32(put_u32(payload, size), crc);
    say(FIRMWARE, payload, sizeof payload);
}

static void scan_begin(uint8_t port) {
    world.port = port;
    world.heard = false;
    world.over = false;
    uint8_t payload[9];
    put_u64(put_u8(payload, port), board_micros());
    say(SCAN, payload, sizeof payload);
}

static bool scan_done(struct scan *scan) {
    if (!world.over) {
        return false;
    }
    *scan = hearing;
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
        say(LAMPS, payload, (size_t)(to - payload));
    }
}

static void sound(uint16_t hertz) {
    uint8_t payload[2];
    put_u16(payload, hertz);
    say(TONE, payload, sizeof payload);
}

static uint64_t due(void) {
    return NEVER;
}

const struct front *world_front(void) {
    static const struct front FRONT = {scan_begin, scan_done, diagnose, closed,
                                       weighed,    show,      sound,    due};
    return &FRONT;
}
