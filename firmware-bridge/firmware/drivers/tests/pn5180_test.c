/* What is read is what lies there. */
#include "check.h"
#include "fake_pn5180.h"

#include <string.h>

static struct fake_pn5180 fake;
static struct pn5180 chip;
static uint32_t loop_micros = 2, stall_every = 1000000;

static void lay_nothing(void) {
    fake_pn5180_init(&fake);
    pn5180_init(&chip, &fake.bus);
}

static uint32_t scan(void) {
    uint32_t begun = fake.now;
    unsigned steps = 0;
    pn5180_scan_begin(&chip);
    while (!pn5180_done(&chip)) {
        CHECK(++steps < 3000000);
        fake.now += steps % stall_every == 0 ? 3000 : loop_micros;
    }
    CHECK(!fake.selected);
    return fake.now - begun;
}

static void all_read(uint8_t outcome) {
    unsigned there = 0;
    EQUAL(outcome, chip.found.outcome);
    for (unsigned i = 0; i < fake.count; i++) {
        if (!fake.tags[i].gone) {
            unsigned found = 0;
            there++;
            for (unsigned j = 0; j < chip.found.count; j++) {
                found += memcmp(fake.tags[i].uid, chip.found.tags[j].uid, 8) == 0;
                EQUAL(NO_STRENGTH, chip.found.tags[j].strength);
            }
            EQUAL(1, found);
        }
    }
    EQUAL(there, chip.found.count);
    EQUAL(0, fake.faults);
    CHECK(!fake.field);
}

static uint64_t seed;

static uint64_t draw(void) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

static void nothing_there(void) {
    lay_nothing();
    scan();
    all_read(SCAN_FINISHED);
    EQUAL(1, fake.resets);
    EQUAL(15, fake.ends);
    uint32_t took = scan();
    all_read(SCAN_FINISHED);
    EQUAL(1, fake.resets);
    printf("an antenna with no tag: %u us\n", (unsigned)took);
}

static void one_tag(void) {
    lay_nothing();
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345678));
    scan();
    uint32_t took = scan();
    all_read(SCAN_FINISHED);
    printf("an antenna with one tag: %u us\n", (unsigned)took);
}

static void tags_that_differ_in_their_first_bits_only(void) {
    lay_nothing();
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345678));
    fake_pn5180_lay(&fake, UINT64_C(0x1004015012345678));
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345670));
    scan();
    all_read(SCAN_FINISHED);
    EQUAL(16, fake.rounds);
}

static void heaps(void) {
    for (uint64_t trial = 1; trial <= 60; trial++) {
        lay_nothing();
        seed = trial * UINT64_C(0x9E3779B97F4A7C15);
        unsigned tags = (unsigned)(draw() % (MOST_TAGS + 1));
        for (unsigned i = 0; i < tags; i++) {
            fake_pn5180_lay(&fake, UINT64_C(0xE004015000000000) | (draw() & (trial % 2 == 0 ? 0xFFFFFFFFu : 0x1FF000FFu)));
            for (unsigned j = 0; j < i; j++) {
                fake.tags[i].gone = fake.tags[i].gone || memcmp(fake.tags[i].uid, fake.tags[j].uid, 8) == 0;
            }
        }
        for (unsigned i = 0; i < fake.count; i++) { /* a number lies there once */
            if (fake.tags[i].gone) {
                fake.tags[i--] = fake.tags[--fake.count];
            }
        }
        scan();
        all_read(SCAN_FINISHED);
    }
}

static void more_than_can_be_told(void) {
    lay_nothing();
    for (uint64_t i = 0; i < MOST_TAGS + 1; i++) {
        fake_pn5180_lay(&fake, UINT64_C(0xE004015000000000) + i * 77);
    }
    scan();
    EQUAL(SCAN_COLLISION, chip.found.outcome);
    EQUAL(MOST_TAGS, chip.found.count);
}

static void two_with_the_same_number(void) {
    lay_nothing();
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345678));
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345678));
    scan();
    EQUAL(SCAN_COLLISION, chip.found.outcome);
}

static void a_damaged_answer_is_asked_for_again(void) {
    lay_nothing();
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345678));
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345679));
    fake.tags[0].damaged = 2;
    fake.tags[1].cut_off = 2;
    scan();
    all_read(SCAN_FINISHED);
}

static void a_tag_that_is_never_understood(void) {
    lay_nothing();
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345678));
    fake.tags[0].damaged = 1000;
    scan();
    EQUAL(SCAN_DAMAGED, chip.found.outcome);
    fake.tags[0].damaged = 0;
    fake.tags[0].cut_off = 1000;
    scan();
    EQUAL(SCAN_CUT_OFF, chip.found.outcome);
    fake.tags[0].cut_off = 0;
    scan();
    all_read(SCAN_FINISHED);
    EQUAL(1, fake.resets);
}

/* Two answered, only one does so again: what was read is not all that lay there. */
static void a_tag_that_leaves_in_the_middle(void) {
    lay_nothing();
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345678));
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345688));
    fake.clashes_until_gone = 1;
    scan();
    EQUAL(SCAN_COLLISION, chip.found.outcome);
    EQUAL(1 + 3, fake.rounds);
    EQUAL(1, chip.found.count);
}

static void a_chip_that_hangs_is_reset(void) {
    for (unsigned after = 1; after < 150; after += 3) {
        lay_nothing();
        fake_pn5180_lay(&fake, UINT64_C(0xE004015012345678));
        fake_pn5180_lay(&fake, UINT64_C(0xE004015012345688));
        scan();
        fake.hangs = fake.commands + after;
        scan();
        all_read(SCAN_FINISHED);
        EQUAL(2, fake.resets);
    }
}

static void a_chip_that_is_not_there(void) {
    lay_nothing();
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345678));
    fake.dead = true;
    uint32_t took = scan();
    EQUAL(SCAN_BROKEN, chip.found.outcome);
    EQUAL(0, chip.found.count);
    CHECK(took < 100000);
    fake.dead = false;
    fake.open_line = true;
    took = scan();
    EQUAL(SCAN_BROKEN, chip.found.outcome);
    CHECK(took < 100000);
    fake.open_line = false;
    scan();
    all_read(SCAN_FINISHED);
}

static void a_chip_that_is_given_up_is_held_in_reset(void) {
    lay_nothing();
    fake_pn5180_lay(&fake, UINT64_C(0xE004015012345678));
    pn5180_scan_begin(&chip);
    while (!fake.field) {
        CHECK(!pn5180_done(&chip));
        fake.now += loop_micros;
    }
    fake.hung = true;
    while (!pn5180_done(&chip)) {
        fake.now += loop_micros;
    }
    EQUAL(SCAN_BROKEN, chip.found.outcome);
    CHECK(fake.held);
    scan();
    all_read(SCAN_FINISHED);
    CHECK(!fake.held);
}

/* A chip and a processor that are quicker than tags: the pause is kept all the same. */
static void nobody_is_interrupted(void) {
    lay_nothing();
    fake.pace = 0;
    for (uint64_t i = 0; i < 30; i++) {
        fake_pn5180_lay(&fake, UINT64_C(0xE004015000000000) + i * 77);
    }
    scan();
    all_read(SCAN_FINISHED);
}

/* A number that does not belong to the slot was not said by any tag, whatever its check says. */
static void who_was_not_asked_is_not_believed(void) {
    struct inventory inventory;
    struct scan scan_of;
    const uint8_t answer[10] = {0, 0, 0x78, 0x56, 0x34, 0x12, 0x50, 0x01, 0x04, 0xE0};
    inventory_begin(&inventory, &scan_of);
    inventory_heard(&inventory, answer);
    EQUAL(0, scan_of.count);
    EQUAL(1, inventory.open_count);
    while (inventory.slot < 8) {
        EQUAL(NEXT_SLOT, inventory_next(&inventory));
    }
    inventory_heard(&inventory, answer);
    EQUAL(1, scan_of.count);
}

/* A main loop that has much else to do, all the time or now and then, hears the same. */
static void a_slow_main_loop(void) {
    for (unsigned trial = 0; trial < 60; trial++) {
        loop_micros = 2 + trial % 3 * 500;
        stall_every = 7 + trial;
        lay_nothing();
        for (uint64_t i = 0; i < 10; i++) {
            fake_pn5180_lay(&fake, UINT64_C(0xE004015000000000) + i * 77);
        }
        scan();
        all_read(SCAN_FINISHED);
        EQUAL(1, fake.resets);
    }
    loop_micros = 2;
    stall_every = 1000000;
}

static void an_antenna_is_measured(void) {
    lay_nothing();
    fake.agc = 321;
    pn5180_measure_begin(&chip);
    while (!pn5180_done(&chip)) {
    }
    EQUAL(321, chip.measured);
    EQUAL(0, fake.rounds);
    CHECK(!fake.field);
}

int main(void) {
    nothing_there();
    one_tag();
    tags_that_differ_in_their_first_bits_only();
    heaps();
    more_than_can_be_told();
    two_with_the_same_number();
    a_damaged_answer_is_asked_for_again();
    a_tag_that_is_never_understood();
    a_tag_that_leaves_in_the_middle();
    a_chip_that_hangs_is_reset();
    a_chip_that_is_not_there();
    a_chip_that_is_given_up_is_held_in_reset();
    a_slow_main_loop();
    nobody_is_interrupted();
    who_was_not_asked_is_not_believed();
    an_antenna_is_measured();
    puts("pn5180: all is well");
    return 0;
}
