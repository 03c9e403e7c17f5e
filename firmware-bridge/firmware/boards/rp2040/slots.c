/* A new firmware goes to the slot that does not run, its head last; the loader does the rest. */
#include "../../src/board.h"
#include "../../src/crc.h"
#include "flash.h"
#include "slots.h"

#include <string.h>

#define CONFIRM_MICROS 15000000u

static uint32_t running(void) {
    return scratch_get(SCRATCH_SLOT) & 1u;
}

static struct head head_of(uint32_t slot) {
    struct head head;
    memcpy(&head, flash_at(SLOT_OFFSET(slot)), sizeof head);
    return head;
}

static uint32_t body(void) {
    return SLOT_OFFSET(1u - running()) + SLOT_BODY;
}

static void write_head(uint32_t slot, const struct head *head) {
    uint8_t page[PAGE];
    memset(page, 0xFF, sizeof page);
    memcpy(page, head, sizeof *head);
    flash_program(SLOT_OFFSET(slot), page);
}

/* Firmware for another device does not begin with our stack and an entry in memory. */
static bool is_ours(const uint8_t *begin) {
    uint32_t words[2];
    memcpy(words, begin, sizeof words);
    return words[0] == FIRMWARE_STACK && (words[1] & 1u) != 0 && words[1] > FIRMWARE_START
           && words[1] < FIRMWARE_START + MOST_FIRMWARE;
}

uint32_t board_firmware(void) {
    return head_of(running()).crc;
}

bool board_update_begin(uint32_t size) {
    if (size < 8 || size > MOST_FIRMWARE) {
        return false;
    }
    flash_erase(SLOT_OFFSET(1u - running()));
    return true;
}

/* A sector is erased when its first byte is written. */
static void write_page(uint32_t at, const uint8_t *bytes, size_t length) {
    uint8_t page[PAGE];
    memset(page, 0xFF, sizeof page);
    memcpy(page + at % PAGE, bytes, length);
    if (at % SECTOR == 0) {
        flash_erase(body() + at);
    }
    flash_program(body() + (at - at % PAGE), page);
}

bool board_update_write(uint32_t offset, const uint8_t *bytes, size_t length) {
    if (offset > MOST_FIRMWARE || length > MOST_FIRMWARE - offset
        || (offset == 0 && (length < 8 || !is_ours(bytes)))) {
        return false;
    }
    for (size_t done = 0; done < length;) {
        uint32_t at = offset + (uint32_t)done;
        size_t part = PAGE - at % PAGE;
        if (part > length - done) {
            part = length - done;
        }
        write_page(at, bytes + done, part);
        done += part;
    }
    return memcmp(flash_at(body() + offset), bytes, length) == 0;
}

uint32_t board_update_crc(uint32_t size) {
    return crc32(0, flash_at(body()), size <= MOST_FIRMWARE ? size : 0);
}

void board_update_start(uint32_t size) {
    struct head head = {HEAD_MAGIC, head_of(running()).number + 1u, size, board_update_crc(size), 0, NEVER_CONFIRMED};
    head.check = HEAD_CHECK(&head);
    scratch_put(SCRATCH_STARTS, STARTS_MAGIC);
    write_head(1u - running(), &head);
    board_restart();
}

/* Once it has run for a while a firmware stays; until then three bad starts bring back the one before. */
void slots_step(void) {
    static bool settled;
    if (settled || board_micros() < CONFIRM_MICROS) {
        return;
    }
    settled = true;
    scratch_put(SCRATCH_STARTS, STARTS_MAGIC);
    struct head head = head_of(running());
    if (head.confirmed == NEVER_CONFIRMED) {
        head.confirmed = 0;
        write_head(running(), &head);
    }
}
