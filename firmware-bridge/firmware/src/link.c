#include "link.h"

#include "board.h"
#include "counters.h"
#include "schema.h"

#include <string.h>

#define LAST_TO_BOARD 0x3Fu
#define AT_ONCE 256u
#define MOST_IN_A_ROUND 4096u

static struct {
    struct cobs cobs;
    frame_handler handler;
    bool begun_to_send;
    bool begun_to_hear;
    uint8_t sent;
    uint8_t awaited;
    uint8_t carried_out;
} link;

void link_start(frame_handler handler) {
    memset(&link, 0, sizeof link);
    link.handler = handler;
    cobs_start(&link.cobs);
}

void link_carried_out(uint8_t order) {
    link.carried_out = order;
}

/* A repeated frame is no gap of 255. */
static void count_missed(uint8_t count) {
    uint8_t missed = (uint8_t)(count - link.awaited);
    if (link.begun_to_hear && missed < 128) {
        counters.frames_missed += missed;
    }
    link.begun_to_hear = true;
    link.awaited = (uint8_t)(count + 1u);
}

static void take_body(uint64_t now) {
    struct frame frame;
    switch (frame_parse(link.cobs.body, link.cobs.length, &frame)) {
    case FRAME_BAD:
        counters.frames_bad++;
        break;
    case FRAME_GOOD:
        if (frame.type <= LAST_TO_BOARD) {
            counters.frames_in++;
            count_missed(frame.count);
            link.handler(&frame, now);
        }
        break;
    case FRAME_UNKNOWN:
        break;
    }
}

void link_read(uint64_t now) {
    uint8_t bytes[AT_ONCE];
    size_t all = 0;
    size_t came;
    while (all < MOST_IN_A_ROUND && (came = board_read(bytes, sizeof bytes)) > 0) {
        all += came;
        for (size_t i = 0; i < came; i++) {
            enum cobs_found found = cobs_take(&link.cobs, bytes[i]);
            if (found == COBS_BODY) {
                take_body(now);
            } else if (found == COBS_SPOILT) {
                counters.frames_bad++;
            }
        }
    }
}

bool link_has_room(void) {
    return board_room() >= FRAME_MOST + 1;
}

static bool send(uint8_t type, uint8_t order, const uint8_t *payload, size_t length) {
    struct frame frame = {0, type, link.sent, order, payload, (uint16_t)length};
    uint16_t seed;
    if (length > PAYLOAD_MOST || !link_has_room() || !frame_of(type, &frame.form, &seed)) {
        return false;
    }
    uint8_t body[BODY_MOST];
    uint8_t bytes[FRAME_MOST + 1];
    bytes[0] = 0;
    size_t built = cobs_stuff(body, frame_build(&frame, seed, body), bytes + 1);
    if (link.begun_to_send) {
        board_write(bytes + 1, built);
    } else {
        board_write(bytes, built + 1);
    }
    link.begun_to_send = true;
    link.sent++;
    counters.frames_out++;
    return true;
}

bool link_send(uint8_t type, const uint8_t *payload, size_t length) {
    return send(type, link.carried_out, payload, length);
}

bool link_answer(uint8_t order, const uint8_t *payload, size_t length) {
    return send(MSG_RESULT, order, payload, length);
}
