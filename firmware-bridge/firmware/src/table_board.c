#include "table_board.h"

#include "antennas.h"
#include "board.h"
#include "buttons.h"
#include "buzzer.h"
#include "counters.h"
#include "delivery.h"
#include "events.h"
#include "lamps.h"
#include "link.h"
#include "meeting.h"
#include "never.h"
#include "orders.h"
#include "readings.h"
#include "scales.h"
#include "scanning.h"
#include "schema.h"
#include "snapshot.h"
#include "stats.h"
#include "update.h"

/* A host that is not attached may only ask, attach and ping. */
static void attached_frame(const struct frame *frame, uint64_t now) {
    if (!meeting_is_attached()) {
        return;
    }
    if (frame->type == MSG_TAKEN) {
        meeting_taken(frame, now);
    } else if (orders_is_one(frame->type)) {
        orders_take(frame, now);
    }
}

static void take_frame(const struct frame *frame, uint64_t now) {
    meeting_heard(now);
    switch (frame->type) {
    case MSG_ASK:
        meeting_ask();
        break;
    case MSG_ATTACH:
        meeting_attach(frame, now);
        break;
    case MSG_PING:
        meeting_ping(frame, now);
        break;
    default:
        attached_frame(frame, now);
        break;
    }
}

/* Messages in transit are lost; the whole state comes first now. */
static void tell_all_anew(void) {
    delivery_rewind();
    snapshot_take();
}

void table_board_start(void) {
    counters_start();
    stats_start();
    link_start(take_frame);
    events_start(tell_all_anew);
    delivery_start();
    meeting_start();
    orders_start();
    readings_start();
    antennas_start();
    scanning_start();
    scales_start();
    buttons_start();
    buzzer_start();
    update_start();
    lamps_start();
}

static void say(uint64_t now) {
    meeting_step(now);
    orders_answer(now);
    if (meeting_is_attached()) {
        delivery_step(now);
    }
    stats_step(now, meeting_is_attached());
}

void table_board_step(void) {
    uint64_t now = board_micros();
    link_read(now);
    buttons_step(now);
    scales_step(now);
    scanning_step(now);
    say(now);
    lamps_step(now);
    buzzer_step(now);
    counters_round(board_micros() - now);
    update_step(now);
}

uint64_t table_board_due(void) {
    uint64_t due = sooner(meeting_due(), delivery_due());
    due = sooner(due, stats_due(meeting_is_attached()));
    due = sooner(due, sooner(lamps_due(), buzzer_due()));
    due = sooner(due, sooner(buttons_due(), scales_due(board_micros())));
    return sooner(due, sooner(antennas_due(), update_due()));
}

uint32_t table_board_end(void) {
    return events_end();
}

uint32_t table_board_waiting(void) {
    return events_end() - events_first();
}
