#include "events.h"

#include "board.h"
#include "bytes.h"
#include "counters.h"
#include "ring.h"
#include "schema.h"

/* Tests begin shortly before the numbers go round. */
#ifndef FIRST_EVENT
#define FIRST_EVENT 1u
#endif

static uint32_t first;
static uint32_t end;
static uint32_t highest_sent;
static bool begin_with_gap;
static state_teller tell_state;

void events_start(state_teller teller) {
    tell_state = teller;
    ring_clear();
    first = FIRST_EVENT;
    end = FIRST_EVENT;
    highest_sent = FIRST_EVENT - 1;
    begin_with_gap = false;
}

uint32_t events_first(void) {
    return first;
}

uint32_t events_end(void) {
    return end;
}

uint32_t events_highest_sent(void) {
    return highest_sent;
}

bool events_sent(uint32_t this) {
    if (!before(highest_sent, this)) {
        return false;
    }
    highest_sent = this;
    return true;
}

bool events_begin_with_gap(void) {
    return begin_with_gap;
}

bool events_crowded(void) {
    return ring_used() > RING_BYTES / 2;
}

bool events_fit(size_t bytes) {
    return ring_fits(bytes);
}

void events_add(uint8_t type, uint64_t at, uint8_t flags, const uint8_t *fields, size_t length) {
    if (length > FIELDS_MOST || !ring_fits(EVENT_EXTRA + length)) {
        return;
    }
    uint8_t record[RECORD_MOST];
    uint8_t *to = put_u8(record, (uint32_t)(EVENT_EXTRA + length));
    to = put_u8(to, type);
    to = put_u64(to, at);
    to = put_u8(to, flags);
    put_bytes(to, fields, length);
    ring_put(record);
    end++;
    counters.events++;
    if (ring_used() > counters.ring_most) {
        counters.ring_most = ring_used();
    }
}

void events_tell(uint8_t type, uint64_t at, const uint8_t *fields, size_t length) {
    if (events_fit(EVENT_EXTRA + length)) {
        events_add(type, at, 0, fields, length);
    } else {
        events_gap(GAP_NO_ROOM, at);
    }
}

void events_gap(enum gap_reason reason, uint64_t now) {
    uint32_t lost = end - first;
    counters.events_lost += lost;
    ring_clear();
    /* A number that was sent must never be used for another event. */
    first = highest_sent + 1;
    end = first;
    begin_with_gap = true;
    uint8_t fields[5];
    put_u32(put_u8(fields, reason), lost);
    events_add(MSG_GAP, now, 0, fields, sizeof fields);
    tell_state();
    events_add(MSG_WHOLE, now, 0, fields, 0);
}

void events_forget(uint32_t this) {
    while (before(first, this)) {
        begin_with_gap = false;
        ring_drop_oldest();
        first++;
    }
}
