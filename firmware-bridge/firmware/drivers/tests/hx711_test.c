/* What the chip shifts out is what is read. */
#include "../hx711.h"
#include "check.h"

static uint32_t bits;
static unsigned pulses;
static bool ready, high, alone;
static uint8_t talks_to;

static bool data(void *of, uint8_t cell) {
    (void)of;
    talks_to = cell;
    if (pulses == 0) {
        return !ready;
    }
    return pulses > 24 || (bits >> (24 - pulses) & 1u) != 0;
}

static void clock_line(void *of, uint8_t cell, bool up) {
    (void)of;
    EQUAL(3, cell);
    CHECK(!up || alone); /* nobody comes between the edges */
    CHECK(up || !high || alone);
    pulses += up && !high;
    high = up;
}

static void keep_alone(void *of, bool on) {
    (void)of;
    CHECK(on || !high);
    alone = on;
}

static const struct hx711_bus bus = {NULL, data, clock_line, keep_alone};
static struct hx711 scale;

static bool read_value(uint32_t shifted, int32_t *value) {
    bits = shifted;
    pulses = 0;
    ready = true;
    bool is = hx711_read(&scale, value);
    EQUAL(25, pulses);
    EQUAL(3, talks_to);
    CHECK(!high && !alone);
    return is;
}

static void reads(int32_t expected, uint32_t shifted) {
    int32_t value = 4711;
    CHECK(read_value(shifted, &value));
    EQUAL(expected, value);
}

int main(void) {
    int32_t value = 4711;
    hx711_init(&scale, &bus, 3, 1000);
    CHECK(!hx711_read(&scale, &value));
    EQUAL(0, pulses);
    reads(0, 0);
    reads(1, 1);
    reads(-1, 0xFFFFFF);
    reads(0x123456, 0x123456);
    reads(-2, 0xFFFFFE);
    reads(8388606, 0x7FFFFE);
    reads(-8388607, 0x800001);
    CHECK(!read_value(0x7FFFFF, &value));
    CHECK(!read_value(0x800000, &value));
    EQUAL(4711, value);
    EQUAL(2, scale.overloads);
    for (uint32_t bit = 0; bit < 23; bit++) {
        reads((int32_t)(1u << bit), 1u << bit);
    }
    hx711_init(&scale, &bus, 3, -2350); /* upside down, 2.35 mg a count */
    reads(-235, 100);
    reads(235, 0xFFFF9C);
    hx711_init(&scale, &bus, 3, 2000000000);
    reads(INT32_MAX, 0x7FFFFE);
    reads(INT32_MIN, 0x800001);
    puts("hx711: all is well");
    return 0;
}
