/* Puts second stage, loader and firmware together: pack boot2.bin loader.bin firmware.bin table-board.uf2
 * Computes the second stage's checksum and the head of slot 0, and makes slot 1 forget what it had. */
#include "../slots.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define IMAGE (SLOT_OFFSET(0) + SLOT_BODY + MOST_FIRMWARE)
#define FLASH_START 0x10000000u
#define RP2040_FAMILY 0xE48BFF56u
#define LOADER_OFFSET 0x100u

static uint8_t image[IMAGE];

static void stop(const char *what, const char *file) {
    fprintf(stderr, "pack: %s: %s\n", file, what);
    exit(1);
}

static size_t load(const char *file, uint8_t *into, size_t most) {
    FILE *stream = fopen(file, "rb");
    if (stream == NULL) {
        stop("cannot be read", file);
    }
    size_t length = fread(into, 1, most, stream);
    if (length == 0 || fgetc(stream) != EOF) {
        stop("is empty or too long", file);
    }
    fclose(stream);
    return length;
}

/* The ROM's: from the highest bit on, begun with all ones, nothing at the end. */
static uint32_t rom_crc(const uint8_t *bytes, size_t length) {
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < length; i++) {
        crc ^= (uint32_t)bytes[i] << 24;
        for (int bit = 0; bit < 8; bit++) {
            crc = (crc & 0x80000000u) != 0 ? crc << 1 ^ 0x04C11DB7u : crc << 1;
        }
    }
    return crc;
}

static uint32_t zip_crc(const uint8_t *bytes, size_t length) {
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < length; i++) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++) {
            crc = crc >> 1 ^ (0xEDB88320u & (0u - (crc & 1u)));
        }
    }
    return ~crc;
}

static void put(uint8_t *into, uint32_t word) {
    for (int i = 0; i < 4; i++) {
        into[i] = (uint8_t)(word >> (8 * i));
    }
}

static void put_head(uint32_t size, const uint8_t *body) {
    struct head head = {HEAD_MAGIC, 1, size, zip_crc(body, size), 0, 0};
    uint32_t words[6] = {head.magic, head.number, head.size, head.crc, HEAD_CHECK(&head), head.confirmed};
    for (unsigned i = 0; i < 6; i++) {
        put(image + SLOT_OFFSET(0) + 4 * i, words[i]);
    }
}

static void block(FILE *stream, uint32_t offset, const uint8_t *page, uint32_t number, uint32_t of) {
    uint8_t bytes[512] = {0};
    const uint32_t words[8] = {0x0A324655u, 0x9E5D5157u, 0x2000u, FLASH_START + offset, PAGE, number, of, RP2040_FAMILY};
    for (unsigned i = 0; i < 8; i++) {
        put(bytes + 4 * i, words[i]);
    }
    memcpy(bytes + 32, page, PAGE);
    put(bytes + 508, 0x0AB16F30u);
    fwrite(bytes, 1, sizeof bytes, stream);
}

/* Empty sectors are left out. */
static int is_wanted(uint32_t offset) {
    const uint8_t *sector = image + offset - offset % SECTOR;
    for (uint32_t i = 0; i < SECTOR; i++) {
        if (sector[i] != 0xFF) {
            return 1;
        }
    }
    return 0;
}

int main(int count, char **arguments) {
    if (count != 5) {
        stop("boot2.bin loader.bin firmware.bin table-board.uf2", "expected");
    }
    memset(image, 0xFF, sizeof image);
    size_t stage = load(arguments[1], image, 252);
    memset(image + stage, 0, 252 - stage);
    put(image + 252, rom_crc(image, 252));
    load(arguments[2], image + LOADER_OFFSET, SECTOR - LOADER_OFFSET);
    uint8_t *body = image + SLOT_OFFSET(0) + SLOT_BODY;
    put_head((uint32_t)load(arguments[3], body, MOST_FIRMWARE), body);
    uint32_t blocks = 1, number = 0;
    for (uint32_t offset = 0; offset < IMAGE; offset += PAGE) {
        blocks += is_wanted(offset) ? 1u : 0u;
    }
    FILE *stream = fopen(arguments[4], "wb");
    if (stream == NULL) {
        stop("cannot be written", arguments[4]);
    }
    for (uint32_t offset = 0; offset < IMAGE; offset += PAGE) {
        if (is_wanted(offset)) {
            block(stream, offset, image + offset, number++, blocks);
        }
    }
    static const uint8_t nothing[PAGE];
    block(stream, SLOT_OFFSET(1), nothing, number, blocks);
    return fclose(stream) == 0 ? 0 : 1;
}
