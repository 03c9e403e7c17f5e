#include "meeting.h"

#include "board.h"
#include "buzzer.h"
#include "bytes.h"
#include "delivery.h"
#include "events.h"
#include "lamps.h"
#include "link.h"
#include "never.h"
#include "orders.h"
#include "schema.h"
#include "update.h"

#define MAJOR 1u
#define MINOR 0u
#define HELLO_EVERY MILLIS(1000)
#define SILENCE MILLIS(3000)
#define NAME_MOST 64u

static struct {
    uint32_t host; /* 0: nobody is attached */
    uint64_t gone; /* when nobody will be there any more */
    uint64_t hello_due;
    bool hello_owed;
    bool attached_owed;
    bool fresh;
    bool pong_owed;
    uint64_t pong_sent;
    uint64_t pong_at;
} meeting;

void meeting_start(void) {
    memset(&meeting, 0, sizeof meeting);
    meeting.gone = NEVER;
}

bool meeting_is_attached(void) {
    return meeting.host != 0;
}

void meeting_heard(uint64_t now) {
    meeting.gone = now + SILENCE;
}

void meeting_ask(void) {
    meeting.hello_owed = true;
}

static bool is_there(uint32_t next) {
    return !before(next, events_first()) && !before(events_highest_sent() + 1, next);
}

/* `many` is how many events the host accepts; their numbers on its side do not matter here. */
static void begin_with(uint32_t host, uint32_t many, uint64_t now) {
    meeting.host = host;
    meeting.fresh = true;
    events_gap(GAP_NEW_HOST, now);
    delivery_begin(events_first() + many, now);
    orders_start();
    update_forget();
}

static void go_on(uint32_t next, uint32_t limit, uint64_t now) {
    /* A host that says 0 knows nothing, even if an event has that number. */
    meeting.fresh = next == 0 || !is_there(next);
    delivery_taken(meeting.fresh ? events_first() : next, limit, true, now);
}

void meeting_attach(const struct frame *frame, uint64_t now) {
    uint32_t host = get_u32(frame->payload + 4);
    uint32_t next = get_u32(frame->payload + 8);
    uint32_t limit = get_u32(frame->payload + 12);
    if (get_u32(frame->payload) != board_boot() || host == 0) {
        meeting.hello_owed = true;
        return;
    }
    if (host == meeting.host) {
        go_on(next, limit, now);
    } else {
        begin_with(host, limit - next, now);
    }
    meeting.attached_owed = true;
}

void meeting_taken(const struct frame *frame, uint64_t now) {
    const uint8_t *field = frame->payload;
    if (get_u32(field) != board_boot()) {
        return;
    }
    if (!delivery_taken(get_u32(field + 4), get_u32(field + 8), field[12] == 1, now)) {
        meeting.fresh = true;
        meeting.attached_owed = true;
    }
}

void meeting_ping(const struct frame *frame, uint64_t now) {
    meeting.pong_owed = true;
    meeting.pong_sent = get_u64(frame->payload);
    meeting.pong_at = now;
}

static bool hello(uint64_t now) {
    const struct board_parts *parts = board_parts();
    size_t name = 0;
    while (name < NAME_MOST && parts->name[name] != 0) {
        name++;
    }
    uint8_t payload[PAYLOAD_MOST];
    uint8_t *to = put_u32(payload, MAGIC);
    to = put_u8(to, MAJOR);
    to = put_u8(to, MINOR);
    to = put_u32(to, SCHEMA_NUMBER);
    to = put_u32(to, board_boot());
    to = put_u64(to, now);
    to = put_u32(to, board_firmware());
    to = put_u8(to, parts->antennas);
    to = put_u8(to, parts->scales);
    to = put_u8(to, parts->buttons);
    to = put_u16(to, parts->lamps);
    to = put_u16(to, parts->features);
    to = put_u8(to, (uint32_t)name);
    to = put_bytes(to, parts->name, name);
    return link_send(MSG_HELLO, payload, (size_t)(to - payload));
}

static bool attached(void) {
    uint8_t payload[17];
    uint8_t *to = put_u32(payload, board_boot());
    to = put_u32(to, meeting.host);
    to = put_u32(to, events_first());
    to = put_u32(to, events_end());
    put_u8(to, meeting.fresh);
    return link_send(MSG_ATTACHED, payload, sizeof payload);
}

static bool pong(void) {
    uint8_t payload[24];
    uint8_t *to = put_u64(payload, meeting.pong_sent);
    to = put_u64(to, meeting.pong_at);
    to = put_u32(to, board_boot());
    put_u32(to, events_end());
    return link_send(MSG_PONG, payload, sizeof payload);
}

static void notice_silence(uint64_t now) {
    if (now >= meeting.gone) {
        meeting.gone = NEVER;
        lamps_idle();
        buzzer_still();
    }
}

void meeting_step(uint64_t now) {
    notice_silence(now);
    if (meeting.host == 0 && now >= meeting.hello_due) {
        meeting.hello_due = now + HELLO_EVERY;
        meeting.hello_owed = true;
    }
    meeting.pong_owed = meeting.pong_owed && !pong();
    meeting.hello_owed = meeting.hello_owed && !hello(now);
    meeting.attached_owed = meeting.attached_owed && !attached();
}

uint64_t meeting_due(void) {
    return meeting.host == 0 ? sooner(meeting.gone, meeting.hello_due) : meeting.gone;
}
