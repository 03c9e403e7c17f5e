#include "talk.h"

#include "bytes.h"
#include "check.h"

struct heard talk_heard[MOST_HEARD];
size_t talk_count;
static struct cobs cobs;
static uint8_t sent;
static talk_cable cable;

void talk_start(void) {
    tb_new(27, 3, 5, 60, 15);
    tb_start(BOOT);
    cobs_start(&cobs);
    cable = NULL;
    talk_step(0);
}

void talk_send(uint8_t type, uint8_t order, const uint8_t *payload, size_t length) {
    struct frame frame = {0, type, sent++, order, payload, (uint16_t)length};
    uint16_t seed = 0;
    uint8_t body[BODY_MOST];
    uint8_t bytes[FRAME_MOST];
    CHECK(frame_of(type, &frame.form, &seed));
    size_t count = cobs_stuff(body, frame_build(&frame, seed, body), bytes);
    count = cable == NULL ? count : cable(bytes, count);
    CHECK_NUMBER(tb_input(bytes, (int32_t)count), count);
}

void talk_over(talk_cable faulty) {
    cable = faulty;
}

static void take(void) {
    struct frame frame;
    bool good = frame_parse(cobs.body, cobs.length, &frame) == FRAME_GOOD;
    CHECK(good || cable != NULL);
    if (!good) {
        return;
    }
    CHECK(talk_count < MOST_HEARD);
    struct heard *heard = &talk_heard[talk_count++];
    heard->type = frame.type;
    heard->order = frame.order;
    heard->length = frame.length;
    memcpy(heard->payload, frame.payload, frame.length);
}

void talk_step(int64_t micros) {
    uint8_t bytes[4096];
    int32_t count;
    talk_count = 0;
    tb_step(micros);
    while ((count = tb_output(bytes, sizeof bytes)) > 0) {
        count = cable == NULL ? count : (int32_t)cable(bytes, (size_t)count);
        for (int32_t i = 0; i < count; i++) {
            enum cobs_found found = cobs_take(&cobs, bytes[i]);
            CHECK(found != COBS_SPOILT || cable != NULL);
            if (found == COBS_BODY) {
                take();
            }
        }
    }
}

void talk_attach(uint32_t host, uint32_t next, uint32_t limit) {
    uint8_t payload[16];
    put_u32(put_u32(put_u32(put_u32(payload, BOOT), host), next), limit);
    talk_send(MSG_ATTACH, 0, payload, sizeof payload);
}

void talk_taken(uint32_t next, uint32_t limit, bool again) {
    uint8_t payload[13];
    put_u8(put_u32(put_u32(put_u32(payload, BOOT), next), limit), again);
    talk_send(MSG_TAKEN, 0, payload, sizeof payload);
}

void talk_plan_even(uint8_t order) {
    uint8_t payload[1 + 2 * 27] = {27};
    for (uint8_t i = 0; i < 27; i++) {
        payload[1 + 2 * i] = i;
        payload[2 + 2 * i] = 1;
    }
    talk_send(MSG_PLAN, order, payload, sizeof payload);
}

void talk_inventory(uint8_t first, int count) {
    uint8_t uids[8 * 64] = {0};
    int8_t strengths[64] = {0};
    for (int i = 0; i < count; i++) {
        uids[8 * i + 7] = (uint8_t)(first + i);
    }
    CHECK(tb_heard(tb_scan_wanted(), 0, uids, strengths, count) == 1);
}

const struct heard *talk_first(uint8_t type) {
    for (size_t i = 0; i < talk_count; i++) {
        if (talk_heard[i].type == type) {
            return &talk_heard[i];
        }
    }
    return NULL;
}

size_t talk_how_many(uint8_t type) {
    size_t many = 0;
    for (size_t i = 0; i < talk_count; i++) {
        many += talk_heard[i].type == type;
    }
    return many;
}
