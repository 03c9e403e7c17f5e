#include "crc.h"

/* Four bits at a time: small tables, and fast enough for the cable. */
static const uint16_t NIBBLE16[16] = {
    0x0000, 0x1021, 0x2042, 0x3063, 0x4084, 0x50A5, 0x60C6, 0x70E7,
    0x8108, 0x9129, 0xA14A, 0xB16B, 0xC18C, 0xD1AD, 0xE1CE, 0xF1EF,
};

static const uint32_t NIBBLE32[16] = {
    0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC, 0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C,
    0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C, 0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C,
};

uint16_t crc16(uint16_t crc, const uint8_t *bytes, size_t length) {
    for (size_t i = 0; i < length; i++) {
        crc = (uint16_t)((crc << 4) ^ NIBBLE16[(crc >> 12) ^ (bytes[i] >> 4)]);
        crc = (uint16_t)((crc << 4) ^ NIBBLE16[(crc >> 12) ^ (bytes[i] & 15)]);
    }
    return crc;
}

uint32_t crc32(uint32_t crc, const uint8_t *bytes, size_t length) {
    crc = ~crc;
    for (size_t i = 0; i < length; i++) {
        crc ^= bytes[i];
        crc = (crc >> 4) ^ NIBBLE32[crc & 15];
        crc = (crc >> 4) ^ NIBBLE32[crc & 15];
    }
    return ~crc;
}
