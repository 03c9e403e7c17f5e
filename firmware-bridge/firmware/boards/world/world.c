#include "world.h"

#include "bytes.h"
#include "crc.h"
#include "frame.h"
#include "world_state.h"

#define TAG_BYTES 9u

enum to_board { TIME = 1, HEARD, CONTACT, LOAD, TUNED, FREE };

struct world world;
static struct cobs cobs;
static uint8_t sent;

void world_say(uint8_t type, const uint8_t *payload, size_t length) {
    struct frame frame = {FORM_USUAL, type, sent++, 0, payload, (uint16_t)length};
    uint8_t body[BODY_MOST];
    uint8_t bytes[FRAME_MOST];
    world_output(bytes, cobs_stuff(body, frame_build(&frame, CRC16_BEGIN, body), bytes));
}

void world_start(void) {
    memset(&world, 0, sizeof world);
    cobs_start(&cobs);
    sent = 0;
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

/* Makes the changes so far effective. */
static void settle(void) {
    bool news[MOST_SCALES];
    memcpy(news, world.now.news, sizeof news);
    world.now = world.told;
    for (size_t i = 0; i < MOST_SCALES; i++) {
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
    if (length < 5 || field[0] >= MOST_ANTENNAS || field[0] != world.port || world.heard
            || length < 5 + (size_t)TAG_BYTES * field[4]) {
        return;
    }
    if (field[2] == 0) {
        memset(&world.hearing, 0, sizeof world.hearing);
    }
    world.hearing.outcome = field[1];
    if (world.hearing.count + field[4] > (int)MOST_TAGS) {
        world.hearing.outcome = SCAN_COLLISION;
    }
    for (size_t i = 0; i < field[4] && world.hearing.count < MOST_TAGS; i++) {
        const uint8_t *tag = field + 5 + TAG_BYTES * i;
        memcpy(world.hearing.tags[world.hearing.count].uid, tag, 8);
        world.hearing.tags[world.hearing.count++].strength = (int8_t)tag[8];
    }
    world.heard = field[2] + 1 >= field[3];
}

static void contact(const uint8_t *field, size_t length) {
    if (length >= 2 && field[0] < MOST_BUTTONS) {
        world.told.closed[field[0]] = field[1] != 0;
    }
}

static void load(const uint8_t *field, size_t length) {
    if (length >= 5 && field[0] < MOST_SCALES) {
        world.told.load[field[0]] = (int32_t)get_u32(field + 1);
        world.told.news[field[0]] = true;
        world.weighs[field[0]] = true;
    }
}

static void tuned(const uint8_t *field, size_t length) {
    if (length >= 4 && field[0] < MOST_ANTENNAS) {
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
        if (cobs_take(&cobs, bytes[i]) == COBS_BODY
                && frame_parse_any(cobs.body, cobs.length, CRC16_BEGIN, &frame)
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
    world_say(DONE_ALL, payload, sizeof payload);
}

void world_begun(uint32_t boot) {
    uint8_t payload[4];
    put_u32(payload, boot);
    world_say(BEGUN, payload, sizeof payload);
}

void world_firmware(uint32_t size, uint32_t crc) {
    uint8_t payload[8];
    put_u32(put_u32(payload, size), crc);
    world_say(FIRMWARE, payload, sizeof payload);
}
