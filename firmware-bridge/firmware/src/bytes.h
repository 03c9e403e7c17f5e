/* Numbers in little-endian bytes. The put functions return the place after the number. */
#ifndef BURRACO_BYTES_H
#define BURRACO_BYTES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

static inline uint8_t *put_u8(uint8_t *to, uint32_t value) {
    *to = (uint8_t)(value & 0xFFu);
    return to + 1;
}

static inline uint8_t *put_u16(uint8_t *to, uint32_t value) {
    return put_u8(put_u8(to, value), value >> 8);
}

static inline uint8_t *put_u32(uint8_t *to, uint32_t value) {
    return put_u16(put_u16(to, value), value >> 16);
}

static inline uint8_t *put_u64(uint8_t *to, uint64_t value) {
    return put_u32(put_u32(to, (uint32_t)(value & 0xFFFFFFFFu)), (uint32_t)(value >> 32));
}

static inline uint8_t *put_bytes(uint8_t *to, const void *bytes, size_t length) {
    if (length > 0) {
        memcpy(to, bytes, length);
    }
    return to + length;
}

static inline uint16_t get_u16(const uint8_t *from) {
    return (uint16_t)(from[0] | (uint32_t)from[1] << 8);
}

static inline uint32_t get_u32(const uint8_t *from) {
    return get_u16(from) | (uint32_t)get_u16(from + 2) << 16;
}

static inline uint64_t get_u64(const uint8_t *from) {
    return get_u32(from) | (uint64_t)get_u32(from + 4) << 32;
}

#endif
