/* However far a new firmware has come when the power goes: the board starts the old one or the new one, whole. */
#include "../../../drivers/tests/check.h"
#include "../../../src/board.h"
#include "../../../src/crc.h"
#include "../choose.h"
#include "../flash.h"

#include <setjmp.h>
#include <string.h>

#define FLASH_BYTES 0x200000u
#define NEW_BYTES 20011u
#define BLOCK 245u

void slots_step(void);

static _Alignas(8) uint8_t flash[FLASH_BYTES], before[FLASH_BYTES], after[FLASH_BYTES];
static uint8_t fresh[NEW_BYTES];
static uint32_t scratch[8], offset_of_running;
static unsigned operations, power_ends_at;
static uint64_t micros;
static jmp_buf out;
enum end { POWER_LOST = 1, RESTARTED };

const uint8_t *flash_at(uint32_t offset) {
    return flash + offset;
}

/* Whether the power fails now; then only half of the work is done. */
static uint32_t lasts(uint32_t bytes) {
    return ++operations == power_ends_at ? bytes / 2 : bytes;
}

static void end_of_operation(void) {
    if (operations == power_ends_at) {
        longjmp(out, POWER_LOST);
    }
}

void flash_erase(uint32_t offset) {
    EQUAL(0, offset % SECTOR);
    CHECK(offset >= offset_of_running + 0x40000u || offset + SECTOR <= offset_of_running);
    memset(flash + offset, 0xFF, lasts(SECTOR));
    end_of_operation();
}

void flash_program(uint32_t offset, const uint8_t *page) {
    EQUAL(0, offset % PAGE);
    uint32_t bytes = lasts(PAGE);
    for (uint32_t i = 0; i < bytes; i++) {
        flash[offset + i] &= page[i];
    }
    end_of_operation();
}

uint32_t scratch_get(uint32_t word) {
    return scratch[word];
}

void scratch_put(uint32_t word, uint32_t what) {
    scratch[word] = what;
}

uint64_t board_micros(void) {
    return micros;
}

void board_restart(void) {
    longjmp(out, RESTARTED);
}

static void fill(uint8_t *firmware, uint32_t size, uint32_t seed) {
    const uint32_t begin[2] = {FIRMWARE_STACK, FIRMWARE_START + 0x101u};
    for (uint32_t i = 0; i < size; i++) {
        seed = seed * 1664525u + 1013904223u;
        firmware[i] = (uint8_t)(seed >> 24);
    }
    memcpy(firmware, begin, sizeof begin);
}

/* The state after the host's tool has written the flash. */
static void factory(void) {
    memset(flash, 0xFF, sizeof flash);
    uint8_t *body = flash + SLOT_OFFSET(0) + SLOT_BODY;
    fill(body, 30000, 1);
    struct head head = {HEAD_MAGIC, 1, 30000, crc32(0, body, 30000), 0, 0};
    head.check = HEAD_CHECK(&head);
    memcpy(flash + SLOT_OFFSET(0), &head, sizeof head);
    memset(flash + SLOT_OFFSET(1), 0, PAGE);
}

static uint32_t start(void) {
    uint32_t slot = choose_slot(flash, &scratch[SCRATCH_STARTS]);
    CHECK(slot != NO_SLOT);
    scratch[SCRATCH_SLOT] = slot;
    offset_of_running = SLOT_OFFSET(slot);
    return slot;
}

static void lose_power(void) {
    memset(scratch, 0xA5, sizeof scratch);
}

static void update(void) {
    CHECK(board_update_begin(NEW_BYTES));
    for (uint32_t at = 0; at < NEW_BYTES; at += BLOCK) {
        uint32_t length = NEW_BYTES - at < BLOCK ? NEW_BYTES - at : BLOCK;
        CHECK(board_update_write(at, fresh + at, length));
        if (at % 7 == 0) {
            CHECK(board_update_write(at, fresh + at, length)); /* reported twice */
        }
    }
    EQUAL(crc32(0, fresh, NEW_BYTES), board_update_crc(NEW_BYTES));
    board_update_start(NEW_BYTES);
}

/* Returns whether there was power until the end. */
static bool update_with_power_until(unsigned operation) {
    operations = 0;
    power_ends_at = operation;
    int end = setjmp(out);
    if (end == 0) {
        update();
    }
    return end == RESTARTED;
}

static void power_goes_at_any_moment(uint32_t from) {
    unsigned operation = 1;
    memcpy(before, flash, sizeof flash);
    for (;; operation++) {
        memcpy(flash, before, sizeof flash);
        lose_power();
        EQUAL(from, start());
        if (update_with_power_until(operation)) {
            break;
        }
        lose_power();
        uint32_t started = start();
        CHECK(started == from || memcmp(flash + SLOT_OFFSET(1 - from) + SLOT_BODY, fresh, NEW_BYTES) == 0);
        EQUAL(0, memcmp(flash + SLOT_OFFSET(from), before + SLOT_OFFSET(from), SLOT_BODY + 30000));
    }
    CHECK(operation > 100);
    EQUAL(1 - from, start());
    printf("power lost at each of %u moments\n", operation - 1);
}

static void three_bad_starts_bring_back_the_one_before(void) {
    memcpy(after, flash, sizeof flash);
    EQUAL(1, start());
    EQUAL(1, start());
    EQUAL(0, start());
    EQUAL(0, start());
    lose_power();
    EQUAL(1, start());
    memcpy(flash, after, sizeof flash);
}

static void who_has_run_for_a_while_stays(void) {
    power_ends_at = 0;
    operations = 0;
    lose_power();
    EQUAL(1, start());
    offset_of_running = 0; /* its own head is written now */
    micros = 14000000;
    slots_step();
    EQUAL(0, operations);
    micros = 16000000;
    slots_step();
    slots_step();
    EQUAL(1, operations);
    for (unsigned i = 0; i < 10; i++) {
        EQUAL(1, start());
    }
}

static void nothing_whole_is_not_started(void) {
    for (uint32_t slot = 0; slot < 2; slot++) {
        flash[SLOT_OFFSET(slot) + SLOT_BODY + 100] ^= 1;
    }
    EQUAL(NO_SLOT, choose_slot(flash, &scratch[0]));
}

int main(void) {
    factory();
    fill(fresh, NEW_BYTES, 2);
    lose_power();
    EQUAL(0, start());
    CHECK(!board_update_begin(MOST_FIRMWARE + 1));
    CHECK(!board_update_write(0, fresh + 100, BLOCK)); /* not a firmware for this board */
    power_goes_at_any_moment(0);
    three_bad_starts_bring_back_the_one_before();
    who_has_run_for_a_while_stays();
    fill(fresh, NEW_BYTES, 3);
    power_goes_at_any_moment(1);
    nothing_whole_is_not_started();
    puts("slots: all is well");
    return 0;
}
