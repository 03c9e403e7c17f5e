/* A bad cable for hours: events come once and in order or with a gap, orders are carried out once. */
#include "bytes.h"
#include "check.h"
#include "talk.h"

#define TICKS 40000
#define TICK 5000

static uint32_t dice;
static bool out;

static uint32_t below(uint32_t many) {
    dice ^= dice << 13;
    dice ^= dice >> 17;
    dice ^= dice << 5;
    return dice % many;
}

static size_t bad_cable(uint8_t *bytes, size_t length) {
    if (out || length == 0) {
        return 0;
    }
    switch (below(30)) {
    case 0:
        return 0;
    case 1:
        bytes[below((uint32_t)length)] ^= (uint8_t)(1u << below(8));
        return length;
    case 2:
        return below((uint32_t)length);
    case 3:
        bytes[below((uint32_t)length)] = 0;
        return length;
    default:
        return length;
    }
}

static struct {
    bool attached;
    bool missing;
    bool after_gap;
    uint32_t next;
    uint32_t last_scan;
    uint32_t snapshot_scan;
    uint32_t taken;
    uint32_t gaps;
    uint32_t order;
    uint32_t results;
} host;

static uint32_t scan_told;
static uint32_t tone;

static uint32_t id_of(const struct heard *scan) {
    return (uint32_t)scan->payload[24 + 5] << 16 | (uint32_t)scan->payload[24 + 6] << 8
           | scan->payload[24 + 7];
}

static void scan(const struct heard *event) {
    uint32_t id = id_of(event);
    if (event->payload[12] == 1) {
        CHECK(host.after_gap);
        host.snapshot_scan = id > host.snapshot_scan ? id : host.snapshot_scan;
        return;
    }
    CHECK(!host.after_gap);
    CHECK_NUMBER(id, host.last_scan + 1);
    host.last_scan = id;
}

static void take_event(const struct heard *event) {
    uint32_t number = get_u32(event->payload);
    if (number != host.next) {
        host.missing = host.missing || (int32_t)(number - host.next) > 0;
        return;
    }
    host.next++;
    host.taken++;
    if (event->type == MSG_GAP) {
        host.after_gap = true;
        host.gaps++;
        host.snapshot_scan = host.last_scan;
    } else if (event->type == MSG_WHOLE) {
        host.after_gap = false;
        host.last_scan = host.snapshot_scan;
    } else if (event->type == MSG_SCAN) {
        scan(event);
    }
}

static void take_attached(const uint8_t *field) {
    uint32_t next = get_u32(field + 8);
    if (!host.attached || (int32_t)(next - host.next) > 0) {
        host.next = next;
    }
    host.attached = true;
}

static void hear(void) {
    for (size_t i = 0; i < talk_count; i++) {
        const struct heard *heard = &talk_heard[i];
        if (heard->type == MSG_ATTACHED) {
            take_attached(heard->payload);
        } else if (heard->type == MSG_RESULT && heard->order == (host.order - 1) % 255 + 1) {
            host.results++;
            CHECK_NUMBER(heard->payload[1], 0);
            host.order++;
        } else if (heard->type >= MSG_SCAN && host.attached) {
            take_event(heard);
        }
    }
}

/* The first order is the plan, the others are tones that count up. */
static void give_order(void) {
    uint8_t number = (uint8_t)((host.order - 1) % 255 + 1);
    if (host.order == 1) {
        talk_plan_even(number);
        return;
    }
    uint8_t sound[5];
    put_u16(put_u16(put_u8(sound, 1), host.order % 60000 + 1), 10000);
    talk_send(MSG_SOUND, number, sound, sizeof sound);
}

static void say(int tick) {
    if (!host.attached || below(2000) == 0) {
        if (tick % 50 == 0 || host.attached) {
            talk_attach(HOST, host.next, host.next + 256);
        }
        return;
    }
    if (tick % 4 == 0) {
        talk_taken(host.next, host.next + 256, host.missing && tick % 8 == 0);
        host.missing = false;
    }
    if (tick % 30 == 0) {
        give_order();
    }
}

static void play(void) {
    if (tb_scan_wanted() < 0) {
        return;
    }
    uint8_t uid[8] = {0};
    int8_t strength = 0;
    scan_told++;
    uid[5] = (uint8_t)(scan_told >> 16);
    uid[6] = (uint8_t)(scan_told >> 8);
    uid[7] = (uint8_t)scan_told;
    tb_heard(tb_scan_wanted(), 0, uid, &strength, 1);
}

/* Each order sounds once, in order; silence means that the board hears no host. */
static void listen(void) {
    uint32_t now = (uint32_t)tb_tone();
    if (now != 0 && now != tone) {
        CHECK_NUMBER(now, tone == 0 ? now : tone + 1);
        tone = now;
    }
}

static void campaign(uint32_t seed) {
    talk_start();
    dice = seed;
    memset(&host, 0, sizeof host);
    host.order = 1;
    host.next = FIRST_EVENT;
    scan_told = 0;
    tone = 0;
    int until = 0;
    talk_over(bad_cable);
    for (int tick = 1; tick < TICKS; tick++) {
        if (below(4000) == 0) {
            until = tick + (int)below(4000);
        }
        out = tick < until;
        say(tick);
        play();
        talk_step((int64_t)tick * TICK);
        listen();
        hear();
    }
    CHECK(host.taken > 10000 && host.gaps > 1 && host.results > 300);
    CHECK(host.last_scan > scan_told / 2);
}

void check_campaign(void) {
    for (uint32_t seed = 1; seed <= 10; seed++) {
        campaign(seed);
    }
}
