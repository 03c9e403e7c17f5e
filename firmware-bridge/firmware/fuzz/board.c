/* The whole board: the input is a play of bytes, frames that are whole, time, tags, contacts. */
#include "bytes.h"
#include "frame.h"
#include "library.h"
#include "ring.h"
#include "schema.h"

#include <stdlib.h>

#define BOOT 7u

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static const uint8_t TYPES[] = {
    MSG_ASK,  MSG_ATTACH,   MSG_TAKEN, MSG_PING,         MSG_PLAN,         MSG_LIGHT,      MSG_SOUND,
    MSG_ZERO, MSG_DIAGNOSE, MSG_TEST,  MSG_UPDATE_BEGIN, MSG_UPDATE_BLOCK, MSG_UPDATE_END, MSG_RESTART,
};

static uint8_t order;

/* What a host needs so that it is not ignored is put right. */
static void well_meant(uint8_t type, uint8_t *payload) {
    if (type == MSG_ATTACH || type == MSG_TAKEN) {
        put_u32(payload, BOOT);
    }
    if (type == MSG_TAKEN && payload[12] < 128) {
        put_u32(payload + 4, (uint32_t)(tb_end() - payload[4] % 70));
        put_u32(payload + 8, (uint32_t)(tb_end() + payload[8]));
    }
    if ((type == MSG_UPDATE_BEGIN || type == MSG_UPDATE_END || type == MSG_RESTART)
            && payload[4] < 128) {
        put_u32(payload, 0x57415246u);
    }
}

static void send(uint8_t kind, const uint8_t *bytes, size_t length) {
    uint8_t payload[PAYLOAD_MOST] = {0};
    memcpy(payload, bytes, length);
    struct frame frame = {0, TYPES[kind % sizeof TYPES], kind, 0, payload, PAYLOAD_MOST};
    well_meant(frame.type, payload);
    if (frame.type >= MSG_PLAN) {
        order = order == 255 ? 1 : (uint8_t)(order + 1);
        frame.order = order;
    }
    order = frame.type == MSG_ATTACH ? 0 : order;
    uint16_t seed;
    uint8_t body[BODY_MOST];
    uint8_t out[FRAME_MOST];
    if (!frame_of(frame.type, &frame.form, &seed)) {
        abort();
    }
    tb_input(out, (int32_t)cobs_stuff(body, frame_build(&frame, seed, body), out));
}

static void hear(uint8_t many, uint8_t which) {
    uint8_t uids[8 * 64];
    int8_t strengths[64] = {0};
    memset(uids, which, sizeof uids);
    for (size_t i = 0; i < 64; i++) {
        uids[8 * i] = (uint8_t)i;
    }
    tb_heard(tb_scan_wanted(), which % 5, uids, strengths, many % 65);
}

static void act(uint8_t what, uint8_t how, const uint8_t *rest, size_t length, int64_t *now) {
    switch (what % 8) {
    case 0:
        tb_input(rest, (int32_t)length);
        break;
    case 1:
    case 2:
        send(how, rest, length);
        break;
    case 3:
        for (int i = 0; i < how; i++) {
            hear(how, (uint8_t)(what / 8 + i));
            tb_step(*now += 1000);
        }
        break;
    case 4:
        *now += (int64_t)how * how * 100;
        break;
    case 5:
        tb_contact(how % 5, what / 8 % 2);
        break;
    case 6:
        tb_load(how % 3, what * how);
        break;
    default:
        tb_room(what < 128 ? how * 16 : -1);
        break;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    static uint8_t out[65536];
    int64_t now = 0;
    order = 0;
    tb_new(9, 3, 5, 60, 15);
    tb_start(BOOT);
    size_t i = 0;
    while (i + 3 <= length) {
        size_t rest = bytes[i + 2];
        rest = rest < length - i - 3 ? rest : length - i - 3;
        rest = rest < PAYLOAD_MOST ? rest : PAYLOAD_MOST;
        act(bytes[i], bytes[i + 1], bytes + i + 3, rest, &now);
        i += 3 + rest;
        tb_step(now);
        tb_output(out, sizeof out);
        if (tb_ended() != 0) {
            tb_start(BOOT);
            now = 0;
            order = 0;
        }
        if (tb_waiting() < 0 || ring_used() > RING_BYTES) {
            abort();
        }
    }
    return 0;
}
