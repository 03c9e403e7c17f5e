/* Keeps new firmware in memory and never runs it. */
#include "board.h"
#include "crc.h"

#include <string.h>

#define STORE_BYTES (256u * 1024u)

static uint8_t store[STORE_BYTES];

bool board_update_begin(uint32_t size) {
    memset(store, 0xFF, sizeof store);
    return size <= STORE_BYTES;
}

bool board_update_write(uint32_t offset, const uint8_t *bytes, size_t length) {
    if (offset > STORE_BYTES || length > STORE_BYTES - offset) {
        return false;
    }
    memcpy(store + offset, bytes, length);
    return true;
}

uint32_t board_update_crc(uint32_t size) {
    return crc32(0, store, size < STORE_BYTES ? size : STORE_BYTES);
}
