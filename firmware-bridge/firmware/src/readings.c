#include "readings.h"

#include "bytes.h"
#include "capacity.h"
#include "counters.h"
#include "events.h"
#include "schema.h"

struct reading {
    struct scan scan;
    uint64_t at;
    uint32_t took;
    uint16_t repeats;
    bool known;
};

static struct reading last[MOST_ANTENNAS];

void readings_start(void) {
    memset(last, 0, sizeof last);
}

static bool has(const struct scan *scan, const uint8_t *uid) {
    for (size_t i = 0; i < scan->count; i++) {
        if (memcmp(scan->tags[i].uid, uid, sizeof scan->tags[i].uid) == 0) {
            return true;
        }
    }
    return false;
}

static bool all_in(const struct scan *these, const struct scan *those) {
    for (size_t i = 0; i < these->count; i++) {
        const uint8_t *uid = these->tags[i].uid;
        if (memcmp(those->tags[i].uid, uid, sizeof those->tags[i].uid) != 0 && !has(those, uid)) {
            return false;
        }
    }
    return true;
}

static bool alike(const struct scan *one, const struct scan *other) {
    return one->outcome == other->outcome && one->count == other->count && all_in(one, other)
           && all_in(other, one);
}

static uint8_t parts_of(const struct scan *scan) {
    return scan->count == 0 ? 1 : (uint8_t)((scan->count + TAGS_IN_PART - 1u) / TAGS_IN_PART);
}

static size_t bytes_of(const struct scan *scan) {
    return parts_of(scan) * (EVENT_EXTRA + SCAN_FIELDS) + scan->count * TAG_FIELDS;
}

static void add_part(uint8_t port, const struct reading *reading, uint8_t part, uint8_t flags) {
    const struct scan *scan = &reading->scan;
    size_t from = part * TAGS_IN_PART;
    size_t count = scan->count - from < TAGS_IN_PART ? scan->count - from : TAGS_IN_PART;
    uint8_t fields[FIELDS_MOST];
    uint8_t *to = put_u8(fields, port);
    to = put_u8(to, scan->outcome);
    to = put_u16(to, reading->repeats);
    to = put_u32(to, reading->took);
    to = put_u8(to, part);
    to = put_u8(to, parts_of(scan));
    to = put_u8(to, (uint32_t)count);
    for (size_t i = from; i < from + count; i++) {
        to = put_bytes(to, scan->tags[i].uid, sizeof scan->tags[i].uid);
        to = put_u8(to, (uint8_t)scan->tags[i].strength);
    }
    events_add(MSG_SCAN, reading->at, flags, fields, (size_t)(to - fields));
}

static void add(uint8_t port, struct reading *reading, uint8_t flags) {
    for (uint8_t part = 0; part < parts_of(&reading->scan); part++) {
        add_part(port, reading, part, flags);
    }
    reading->repeats = 0;
}

void readings_take(uint8_t port, const struct scan *scan, uint64_t at, uint64_t took) {
    struct reading *reading = &last[port];
    bool repeat = reading->known && alike(&reading->scan, scan);
    reading->scan = *scan;
    reading->at = at;
    reading->took = took > UINT32_MAX ? UINT32_MAX : (uint32_t)took;
    reading->known = true;
    if (repeat && events_crowded()) {
        reading->repeats = (uint16_t)(reading->repeats + (reading->repeats < UINT16_MAX));
        counters.repeats_left_out++;
    } else if (events_fit(bytes_of(scan))) {
        add(port, reading, 0);
    } else {
        events_gap(GAP_NO_ROOM, at);
    }
}

void readings_snapshot(void) {
    for (uint8_t port = 0; port < MOST_ANTENNAS; port++) {
        if (last[port].known) {
            add(port, &last[port], HOW_IT_STANDS);
        }
    }
}
