/* Two modules on one bus: each hears what lies on it, and one that is missing does the other no harm. */
#include "../antenna_modules.h"
#include "check.h"
#include "fake_pn5180.h"

#include <string.h>

#define FIRST UINT64_C(0xE004015012345678)
#define SECOND UINT64_C(0xE004015087654321)

static struct fake_pn5180 fakes[2];
static struct pn5180 chips[2];
static struct antenna_modules modules = {chips, 2, 0};
static void (*really_select)(void *of, bool selected);

/* Two chips that answer at once would spoil each other's answer. */
static void select_alone(void *of, bool selected) {
    really_select(of, selected);
    CHECK(!(fakes[0].selected && fakes[1].selected));
}

static const struct scan *scan(uint8_t antenna) {
    const struct scan *found = NULL;
    antenna_modules_scan_begin(&modules, antenna);
    while (!antenna_modules_done(&modules, &found)) {
        CHECK(!(fakes[0].field && fakes[1].field));
        fakes[0].now += 2;
        fakes[1].now += 2;
    }
    EQUAL(0, fakes[0].faults + fakes[1].faults);
    return found;
}

static void hears(uint8_t antenna, unsigned count, uint8_t last_byte) {
    const struct scan *found = scan(antenna);
    EQUAL(SCAN_FINISHED, found->outcome);
    EQUAL(count, found->count);
    CHECK(count == 0 || found->tags[0].uid[7] == last_byte);
}

int main(void) {
    for (unsigned i = 0; i < 2; i++) {
        fake_pn5180_init(&fakes[i]);
        really_select = fakes[i].bus.select;
        fakes[i].bus.select = select_alone;
        pn5180_init(&chips[i], &fakes[i].bus);
    }
    fake_pn5180_lay(&fakes[0], FIRST);
    hears(0, 1, 0x78);
    hears(1, 0, 0);
    fake_pn5180_lay(&fakes[1], SECOND);
    for (unsigned turn = 0; turn < 5; turn++) {
        hears(0, 1, 0x78);
        hears(1, 1, 0x21);
    }
    hears(9, 1, 0x21);

    fakes[1].dead = true; /* its plug is out */
    for (unsigned turn = 0; turn < 3; turn++) {
        EQUAL(SCAN_BROKEN, scan(1)->outcome);
        hears(0, 1, 0x78);
    }
    fakes[1].dead = false;
    hears(1, 1, 0x21);
    puts("modules: all is well");
    return 0;
}
