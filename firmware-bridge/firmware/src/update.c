#include "update.h"

#include "board.h"
#include "never.h"
#include "scanning.h"

#include <string.h>

/* Until the answer has left the last buffer of the line. */
#define LAST_WORDS MILLIS(50)

enum ending { NONE, NEW_FIRMWARE, NEW_START };

static struct {
    bool begun;
    uint32_t size;
    uint32_t crc;
    uint32_t written;
    uint32_t last; /* where the last block begins */
    enum ending ending;
    uint64_t ends;
} update;

void update_start(void) {
    memset(&update, 0, sizeof update);
    update.ends = NEVER;
}

void update_forget(void) {
    update.begun = false;
}

enum code update_begin(uint32_t guard, uint32_t size, uint32_t crc) {
    if ((board_parts()->features & HAS_UPDATE) == 0) {
        return CANNOT;
    }
    if (guard != GUARD) {
        return WRONG_GUARD;
    }
    if (!scanning_rests()) {
        return NOT_NOW;
    }
    if (size == 0) {
        return NO_SENSE;
    }
    update.begun = board_update_begin(size);
    update.size = size;
    update.crc = crc;
    update.written = 0;
    update.last = 0;
    return update.begun ? DONE : FAILED;
}

enum code update_block(uint32_t offset, const uint8_t *bytes, uint8_t count) {
    if (!update.begun) {
        return NOT_NOW;
    }
    if (offset == update.last && update.written - update.last == count && update.written > 0) {
        return DONE;
    }
    if (offset != update.written || count == 0 || count > update.size - offset) {
        return NO_SENSE;
    }
    if (!board_update_write(offset, bytes, count)) {
        update_forget();
        return FAILED;
    }
    update.last = offset;
    update.written = offset + count;
    return DONE;
}

enum code update_end(uint32_t guard) {
    if ((board_parts()->features & HAS_UPDATE) == 0) {
        return CANNOT;
    }
    if (guard != GUARD) {
        return WRONG_GUARD;
    }
    if (!update.begun || !scanning_rests()) {
        return NOT_NOW;
    }
    if (update.written != update.size) {
        return NO_SENSE;
    }
    if (board_update_crc(update.size) != update.crc) {
        update_forget();
        return WRONG_CRC;
    }
    update.ending = NEW_FIRMWARE;
    return DONE;
}

enum code update_restart(uint32_t guard) {
    if (guard != GUARD) {
        return WRONG_GUARD;
    }
    update.ending = NEW_START;
    return DONE;
}

bool update_is_ending(void) {
    return update.ending != NONE;
}

void update_answered(uint64_t now) {
    if (update.ending != NONE && update.ends == NEVER) {
        update.ends = now + LAST_WORDS;
    }
}

void update_step(uint64_t now) {
    if (now < update.ends) {
        return;
    }
    update.ends = NEVER;
    if (update.ending == NEW_FIRMWARE) {
        board_update_start(update.size);
    } else {
        board_restart();
    }
}

uint64_t update_due(void) {
    return update.ends;
}
