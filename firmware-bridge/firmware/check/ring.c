#include "ring.h"

#include "check.h"

static uint8_t length_of(unsigned i) {
    return (uint8_t)(2 + i * 37 % 200);
}

static void put(unsigned i) {
    uint8_t record[RECORD_MOST];
    record[0] = length_of(i);
    for (unsigned k = 1; k < record[0]; k++) {
        record[k] = (uint8_t)(i + k);
    }
    ring_put(record);
}

static bool is(const uint8_t *record, unsigned i) {
    for (unsigned k = 1; k < length_of(i); k++) {
        if (record[k] != (uint8_t)(i + k)) {
            return false;
        }
    }
    return record[0] == length_of(i);
}

void check_ring(void) {
    ring_clear();
    unsigned put_in = 0;
    unsigned taken = 0;
    bool all = true;
    uint8_t record[RECORD_MOST];
    while (put_in < 20000) {
        while (ring_fits(length_of(put_in))) {
            put(put_in++);
        }
        for (unsigned i = 0; i < 1 + put_in % 90 && taken < put_in; i++) {
            ring_get(ring_oldest(), record);
            all = all && is(record, taken++);
            ring_drop_oldest();
        }
        uint32_t place = ring_oldest();
        for (unsigned i = taken; i < put_in && put_in % 7 == 0; i++) {
            place = ring_get(place, record);
            all = all && is(record, i);
        }
    }
    CHECK(all);
    while (taken++ < put_in) {
        ring_drop_oldest();
    }
    CHECK_NUMBER(ring_used(), 0);
    CHECK(ring_fits(RING_BYTES) && !ring_fits(RING_BYTES + 1));
}
