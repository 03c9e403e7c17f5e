/* In which order things happen between an antenna and the next one. */
#include "../antenna_reader.h"
#include "check.h"
#include "fake_pn5180.h"

#include <string.h>

static struct fake_pn5180 fake;
static char story[64];
static unsigned lines;
static bool enabled;
static uint32_t enabled_at;
static void (*really_select)(void *of, bool selected);

static void tell(char what) {
    size_t length = strlen(story);
    CHECK(length + 1 < sizeof story);
    story[length] = what;
    story[length + 1] = 0;
}

static void line(void *of, uint8_t which, bool high) {
    (void)of;
    CHECK(!fake.field);
    CHECK(!enabled);
    lines = high ? lines | 1u << which : lines & ~(1u << which);
    tell((char)('0' + which));
}

static void enable(void *of, bool on) {
    (void)of;
    CHECK(!fake.field);
    enabled = on;
    enabled_at = fake.now;
    tell(on ? '+' : '-');
}

static uint32_t look(void *of) {
    (void)of;
    return fake.now += 3;
}

/* The first word to the chip comes when the antenna has settled. */
static void select_settled(void *of, bool selected) {
    CHECK(!selected || (enabled && fake.now - enabled_at >= 300));
    really_select(of, selected);
}

int main(void) {
    struct multiplexer_bus bus = {NULL, line, enable, look};
    struct multiplexer multiplexer;
    struct pn5180 chip;
    struct antenna_reader reader = {&multiplexer, &chip, false, false};
    fake_pn5180_init(&fake);
    pn5180_init(&chip, &fake.bus);
    multiplexer_init(&multiplexer, &bus, 4, 300);
    CHECK(strcmp(story, "-") == 0);
    really_select = fake.bus.select;
    fake.bus.select = select_settled;
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345678));
    for (uint8_t antenna = 0; antenna < 16; antenna++) {
        story[0] = 0;
        antenna_reader_scan_begin(&reader, antenna);
        EQUAL(antenna, lines);
        CHECK(strcmp(story, "-0123+") == 0);
        while (!antenna_reader_done(&reader)) {
        }
        EQUAL(SCAN_FINISHED, chip.found.outcome);
        EQUAL(1, chip.found.count);
        CHECK(!enabled);
        EQUAL(0, fake.faults);
    }
    puts("multiplexer: all is well");
    return 0;
}
