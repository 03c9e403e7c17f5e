#include "choose.h"

#include <stdbool.h>

static const struct head *head_of(const uint8_t *flash, uint32_t slot) {
    return (const struct head *)(const void *)(flash + SLOT_OFFSET(slot));
}

/* Four bits at a time: fast enough at the slow clock of a start, and small enough for the first sector. */
static uint32_t crc_of(const uint8_t *bytes, uint32_t length) {
    static const uint32_t of_nibble[16] = {
        0x00000000u, 0x1DB71064u, 0x3B6E20C8u, 0x26D930ACu, 0x76DC4190u, 0x6B6B51F4u, 0x4DB26158u, 0x5005713Cu,
        0xEDB88320u, 0xF00F9344u, 0xD6D6A3E8u, 0xCB61B38Cu, 0x9B64C2B0u, 0x86D3D2D4u, 0xA00AE278u, 0xBDBDF21Cu};
    uint32_t crc = UINT32_MAX;
    for (uint32_t i = 0; i < length; i++) {
        crc ^= bytes[i];
        crc = crc >> 4 ^ of_nibble[crc & 15u];
        crc = crc >> 4 ^ of_nibble[crc & 15u];
    }
    return ~crc;
}

static bool is_whole(const uint8_t *flash, uint32_t slot) {
    const struct head *head = head_of(flash, slot);
    return head->magic == HEAD_MAGIC && head->check == HEAD_CHECK(head) && head->size >= 8
           && head->size <= MOST_FIRMWARE && crc_of(flash + SLOT_OFFSET(slot) + SLOT_BODY, head->size) == head->crc;
}

/* A firmware that is not confirmed and was started three times, without a loss of power between, gives way. */
uint32_t choose_slot(const uint8_t *flash, uint32_t *scratch) {
    bool first = is_whole(flash, 0);
    bool second = is_whole(flash, 1);
    if (!first && !second) {
        return NO_SLOT;
    }
    uint32_t newer = second && (!first || head_of(flash, 1)->number > head_of(flash, 0)->number) ? 1u : 0u;
    uint32_t starts = (*scratch & 0xFFFF0000u) == STARTS_MAGIC ? *scratch & 0xFFFFu : 0;
    if (first && second && head_of(flash, newer)->confirmed == NEVER_CONFIRMED && starts >= MOST_STARTS) {
        return 1u - newer;
    }
    *scratch = STARTS_MAGIC | (starts < MOST_STARTS ? starts + 1u : starts);
    return newer;
}
