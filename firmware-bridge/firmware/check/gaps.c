/* Tests of a full buffer: repeats are left out, a gap, a snapshot. */
#include "bytes.h"
#include "check.h"
#include "ring.h"
#include "talk.h"

static uint32_t begin(void) {
    talk_start();
    talk_attach(HOST, 0, FIRST_EVENT);
    talk_plan_even(1);
    talk_step(0);
    return get_u32(talk_first(MSG_ATTACHED)->payload + 8);
}

static void repeats_are_left_out_above_half(void) {
    uint32_t next = begin();
    int64_t now = 0;
    while (ring_used() <= RING_BYTES / 2) {
        talk_inventory(1, 2);
        talk_step(now += 10);
    }
    int64_t end = tb_end();
    for (int i = 0; i < 27 * 4; i++) {
        talk_inventory(1, 2);
        talk_step(now += 10);
    }
    CHECK_NUMBER(tb_end(), end);
    int port = tb_scan_wanted();
    talk_inventory(2, 2);
    talk_step(now += 10);
    CHECK_NUMBER(tb_end(), end + 1);
    uint16_t repeats = 0;
    while (tb_waiting() > 0) {
        talk_taken(next, next + 64, true);
        talk_step(now);
        for (size_t i = 0; i < talk_count; i++) {
            CHECK_NUMBER(get_u32(talk_heard[i].payload), next);
            next++;
            if (talk_heard[i].type == MSG_SCAN && talk_heard[i].payload[13] == port) {
                repeats = get_u16(talk_heard[i].payload + 15);
            }
        }
        talk_taken(next, next, false);
        talk_step(now);
    }
    CHECK_NUMBER(repeats, 4);
}

static void a_full_ring_becomes_a_gap(void) {
    uint32_t next = begin();
    talk_taken(next, next + 256, false);
    talk_step(1);
    CHECK(talk_count > 0);
    uint32_t seen = next + (uint32_t)talk_count;
    int64_t end = tb_end();
    int64_t now = 1;
    uint8_t tags = 0;
    size_t sent = 0;
    while ((int32_t)((uint32_t)tb_end() - (uint32_t)end) >= 0) {
        end = tb_end();
        talk_inventory(tags++, 3);
        talk_step(now += 10);
        sent += talk_first(MSG_GAP) == NULL ? talk_count : 0;
        CHECK(now < 100000);
    }
    uint32_t gap = seen + (uint32_t)sent;
    talk_taken(next, next + 256, false);
    talk_step(now);
    const struct heard *attached = talk_first(MSG_ATTACHED);
    CHECK(attached != NULL && attached->payload[16] == 1);
    CHECK_NUMBER(get_u32(attached->payload + 8), gap);
    talk_taken(gap, gap + 256, true);
    talk_step(now);
    CHECK_NUMBER(talk_heard[0].type, MSG_GAP);
    CHECK_NUMBER(talk_heard[0].payload[13], 0);
    CHECK(get_u32(talk_heard[0].payload + 14) > 100);
    CHECK_NUMBER(talk_how_many(MSG_SCAN), 27);
    CHECK_NUMBER(talk_how_many(MSG_PRESS), 5);
    CHECK_NUMBER(talk_first(MSG_SCAN)->payload[12], 1);
    CHECK_NUMBER(talk_heard[talk_count - 1].type, MSG_WHOLE);
    /* The one for which there was no room is in it. */
    bool there = false;
    for (size_t i = 0; i < talk_count; i++) {
        there = there
                || (talk_heard[i].type == MSG_SCAN
                    && talk_heard[i].payload[24 + 7] == (uint8_t)(tags - 1));
    }
    CHECK(there);
}

void check_gaps(void) {
    repeats_are_left_out_above_half();
    a_full_ring_becomes_a_gap();
}
