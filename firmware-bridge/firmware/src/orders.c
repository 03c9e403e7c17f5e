#include "orders.h"

#include "antennas.h"
#include "board.h"
#include "buzzer.h"
#include "bytes.h"
#include "counters.h"
#include "lamps.h"
#include "link.h"
#include "scales.h"
#include "scanning.h"
#include "schema.h"
#include "update.h"

#define REMEMBERED 8u
#define DETAIL_MOST 96u

struct result {
    uint8_t order; /* 0: none */
    uint8_t type;
    uint8_t code;
    uint8_t length;
    char detail[DETAIL_MOST];
    bool owed;
};

static struct result results[REMEMBERED];
static uint8_t newest;
static uint8_t expected;

void orders_start(void) {
    memset(results, 0, sizeof results);
    newest = 0;
    expected = 1;
    link_carried_out(0);
}

bool orders_is_one(uint8_t type) {
    return type >= MSG_PLAN && type <= MSG_RESTART;
}

static enum code plan(const uint8_t *pairs, uint8_t count) {
    enum code code = scanning_plan(pairs, count);
    if (!scanning_rests()) {
        update_forget();
    }
    return code;
}

static enum code test(struct result *result) {
    char sentence[DETAIL_MOST] = {0};
    bool well = board_test(sentence, sizeof sentence);
    while (result->length < DETAIL_MOST && sentence[result->length] != 0) {
        result->length++;
    }
    memcpy(result->detail, sentence, result->length);
    return well ? DONE : FAILED;
}

static enum code carry_out(const struct frame *frame, struct result *result, uint64_t now) {
    const uint8_t *field = frame->payload;
    switch (frame->type) {
    case MSG_PLAN:
        return plan(field + 1, field[0]);
    case MSG_LIGHT:
        return lamps_light(get_u16(field), get_u16(field + 2), field[4], field + 5, now);
    case MSG_SOUND:
        return buzzer_sound(field + 1, field[0], now);
    case MSG_ZERO:
        return scales_zero(field[0]);
    case MSG_DIAGNOSE:
        return antennas_diagnose(field[0]);
    case MSG_TEST:
        return test(result);
    case MSG_UPDATE_BEGIN:
        return update_begin(get_u32(field), get_u32(field + 4), get_u32(field + 8));
    case MSG_UPDATE_BLOCK:
        return update_block(get_u32(field), field + 5, field[4]);
    case MSG_UPDATE_END:
        return update_end(get_u32(field));
    case MSG_RESTART:
        return update_restart(get_u32(field));
    default:
        return CANNOT;
    }
}

static void answer_again(uint8_t order) {
    for (size_t i = 0; i < REMEMBERED; i++) {
        if (results[i].order == order) {
            results[i].owed = true;
            counters.orders_again++;
        }
    }
}

void orders_take(const struct frame *frame, uint64_t now) {
    if (frame->order == 0) {
        return;
    }
    if (frame->order != expected) {
        answer_again(frame->order);
        return;
    }
    /* The host repeats it soon, and the inventory will be over then. */
    bool wait = frame->type == MSG_UPDATE_BEGIN && scanning_rests() && scanning_is_busy(now);
    if (wait || update_is_ending()) {
        return;
    }
    newest = (uint8_t)((newest + 1u) % REMEMBERED);
    struct result *result = &results[newest];
    memset(result, 0, sizeof *result);
    result->order = frame->order;
    result->type = frame->type;
    result->code = (uint8_t)carry_out(frame, result, now);
    result->owed = true;
    expected = expected == UINT8_MAX ? 1 : (uint8_t)(expected + 1u);
    link_carried_out(frame->order);
}

static bool answer(const struct result *result) {
    uint8_t payload[3 + DETAIL_MOST];
    uint8_t *to = put_u8(payload, result->type);
    to = put_u8(to, result->code);
    to = put_u8(to, result->length);
    to = put_bytes(to, result->detail, result->length);
    return link_answer(result->order, payload, (size_t)(to - payload));
}

void orders_answer(uint64_t now) {
    for (size_t i = 1; i <= REMEMBERED; i++) {
        struct result *result = &results[(newest + i) % REMEMBERED];
        if (result->owed && !answer(result)) {
            return;
        }
        result->owed = false;
    }
    update_answered(now);
}
