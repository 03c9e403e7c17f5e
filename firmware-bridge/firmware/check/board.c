/* Tests of the handshake, of event delivery and of silence. */
#include "bytes.h"
#include "check.h"
#include "talk.h"

#define SECOND 1000000

static uint32_t number(const struct heard *event) {
    return get_u32(event->payload);
}

static uint32_t first_of_attached(void) {
    const struct heard *attached = talk_first(MSG_ATTACHED);
    CHECK(attached != NULL);
    return attached == NULL ? 0 : get_u32(attached->payload + 8);
}

static void says_hello_until_attached(void) {
    talk_start();
    CHECK_NUMBER(talk_how_many(MSG_HELLO), 1);
    talk_step(SECOND - 1);
    CHECK_NUMBER(talk_count, 0);
    talk_step(SECOND);
    CHECK_NUMBER(talk_how_many(MSG_HELLO), 1);
    talk_plan_even(1);
    talk_step(SECOND);
    CHECK_NUMBER(talk_count, 0);
    CHECK_NUMBER(tb_scan_wanted(), -1);
    talk_attach(HOST, 0, FIRST_EVENT);
    talk_step(SECOND);
    CHECK_NUMBER(talk_how_many(MSG_ATTACHED), 1);
    talk_step(3 * SECOND);
    CHECK_NUMBER(talk_how_many(MSG_HELLO), 0);
}

/* Attaches and takes all of the first snapshot; returns the next event. */
static uint32_t settled(void) {
    talk_start();
    talk_attach(HOST, 0, FIRST_EVENT);
    talk_step(0);
    uint32_t next = first_of_attached();
    talk_taken(next, next + 256, false);
    talk_step(0);
    next += (uint32_t)talk_count;
    CHECK_NUMBER(talk_how_many(MSG_GAP), 1);
    CHECK_NUMBER(talk_how_many(MSG_PRESS), 5);
    CHECK_NUMBER(talk_heard[talk_count - 1].type, MSG_WHOLE);
    talk_taken(next, next + 256, false);
    talk_step(0);
    CHECK_NUMBER(tb_waiting(), 0);
    return next;
}

static void scan_some(int64_t from, int many) {
    for (int i = 0; i < many; i++) {
        talk_inventory((uint8_t)i, i % 3);
        talk_step(from + 5000 * i);
    }
}

static void sends_again(void) {
    uint32_t next = settled();
    talk_plan_even(1);
    talk_step(1);
    scan_some(1000, 5);
    talk_taken(next + 1, next + 256, true);
    talk_step(30000);
    CHECK_NUMBER(talk_how_many(MSG_SCAN), 4);
    CHECK_NUMBER(number(&talk_heard[0]), next + 1);
    talk_step(279999);
    CHECK_NUMBER(talk_count, 0);
    talk_step(280000);
    CHECK_NUMBER(talk_how_many(MSG_SCAN), 4);
    talk_step(779999);
    CHECK_NUMBER(talk_count, 0);
    talk_step(780000);
    CHECK_NUMBER(talk_how_many(MSG_SCAN), 4);
    talk_step(1780000);
    CHECK_NUMBER(talk_how_many(MSG_SCAN), 4);
    talk_step(2780000);
    CHECK_NUMBER(talk_how_many(MSG_SCAN), 4);
}

static void keeps_to_the_limit(void) {
    uint32_t next = settled();
    talk_plan_even(1);
    talk_step(1);
    size_t sent = 0;
    for (int i = 0; i < 100; i++) {
        talk_inventory((uint8_t)i, 1);
        talk_step(1000 + i);
        sent += talk_how_many(MSG_SCAN);
    }
    CHECK_NUMBER(sent, 64);
    talk_taken(next + 60, next + 70, false);
    talk_step(2000);
    CHECK_NUMBER(talk_how_many(MSG_SCAN), 36);
    talk_taken(next + 1000, next + 1000, false);
    talk_taken(next + 10, next + 10, true);
    talk_step(2000);
    CHECK_NUMBER(talk_count, 0);
}

/* Its limit counts from its own beginning, whatever the board's numbers are. */
static void a_new_host_takes_so_many(void) {
    talk_start();
    talk_attach(HOST, 0, 2);
    talk_step(0);
    CHECK_NUMBER(talk_how_many(MSG_GAP), 1);
    CHECK_NUMBER(talk_how_many(MSG_PRESS), 1);
    uint32_t next = first_of_attached();
    talk_taken(next + 2, next + 3, false);
    talk_step(0);
    CHECK_NUMBER(talk_count, 1);
}

/* Numbers go round: a host that knows nothing must not be taken for one that knows all before 0. */
static void who_knows_nothing_has_taken_nothing(void) {
    uint32_t next = settled();
    talk_plan_even(1);
    talk_step(1);
    scan_some(1000, 95);
    talk_taken(next + 40, next + 256, false);
    talk_step(500000);
    scan_some(500001, 10);
    CHECK(next + 40 > 0 && tb_end() < 100);
    int64_t waiting = tb_waiting();
    talk_attach(HOST, 0, 256);
    talk_step(600000);
    CHECK_NUMBER(talk_first(MSG_ATTACHED)->payload[16], 1);
    CHECK_NUMBER(first_of_attached(), next + 40);
    CHECK_NUMBER(tb_waiting(), waiting);
}

static void a_late_attach_does_no_harm(void) {
    uint32_t next = settled();
    talk_plan_even(1);
    talk_step(1);
    scan_some(1000, 3);
    talk_attach(HOST, 0, FIRST_EVENT);
    talk_step(20000);
    CHECK_NUMBER(first_of_attached(), next);
    CHECK_NUMBER(talk_first(MSG_ATTACHED)->payload[16], 1);
    talk_attach(HOST, next + 2, next + 256);
    talk_step(20000);
    CHECK_NUMBER(first_of_attached(), next + 2);
    CHECK_NUMBER(talk_first(MSG_ATTACHED)->payload[16], 0);
    CHECK_NUMBER(talk_how_many(MSG_SCAN), 1);
    talk_send(MSG_TEST, 2, NULL, 0);
    talk_step(20000);
    CHECK_NUMBER(talk_how_many(MSG_RESULT), 1);
    talk_attach(HOST + 1, next + 2, FIRST_EVENT);
    talk_send(MSG_TEST, 1, NULL, 0);
    talk_step(20000);
    CHECK_NUMBER(first_of_attached(), next + 3);
    CHECK_NUMBER(talk_how_many(MSG_RESULT), 1);
}

static void tells_a_scan_in_parts(void) {
    settled();
    talk_plan_even(1);
    talk_step(1);
    talk_inventory(1, 64);
    talk_step(2);
    CHECK_NUMBER(talk_how_many(MSG_SCAN), 3);
    CHECK_NUMBER(talk_heard[0].payload[23], 25);
    CHECK_NUMBER(talk_heard[2].payload[21], 2);
    CHECK_NUMBER(talk_heard[2].payload[22], 3);
    CHECK_NUMBER(talk_heard[2].payload[23], 14);
    talk_inventory(1, 0);
    talk_step(3);
    CHECK_NUMBER(talk_how_many(MSG_SCAN), 1);
}

static int32_t last_weight(void) {
    const struct heard *last = &talk_heard[talk_count - 1];
    CHECK(talk_count > 0 && last->type == MSG_WEIGHT);
    return talk_count == 0 ? 0 : (int32_t)get_u32(last->payload + 14);
}

static void weighs(void) {
    settled();
    int64_t end = tb_end();
    tb_load(1, 5000);
    talk_step(10);
    CHECK_NUMBER(talk_how_many(MSG_WEIGHT), 1);
    tb_load(1, 5200);
    talk_step(200000);
    CHECK_NUMBER(talk_count, 0);
    tb_load(1, 5201);
    talk_step(200001);
    CHECK_NUMBER(last_weight(), 5201);
    tb_load(1, -40);
    talk_step(300000);
    CHECK_NUMBER(tb_end(), end + 2);
    talk_step(300001);
    CHECK_NUMBER(last_weight(), -40);
    uint8_t scale = 1;
    talk_send(MSG_ZERO, 1, &scale, 1);
    tb_load(1, 960);
    talk_step(400001);
    CHECK_NUMBER(last_weight(), 1000);
}

void check_board(void) {
    says_hello_until_attached();
    sends_again();
    keeps_to_the_limit();
    a_new_host_takes_so_many();
    who_knows_nothing_has_taken_nothing();
    a_late_attach_does_no_harm();
    tells_a_scan_in_parts();
    weighs();
}
