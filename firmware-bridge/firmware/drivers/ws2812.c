#include "ws2812.h"

#include <string.h>

/* For 255 parts of brightness each. */
static uint32_t coloured(const struct light *lamps, uint16_t count) {
    uint32_t parts = 0;
    for (uint16_t i = 0; i < count; i++) {
        parts += (uint32_t)lamps[i].red + lamps[i].green + lamps[i].blue;
    }
    return parts;
}

static uint32_t milliamps(uint32_t parts) {
    return (parts * WS2812_COLOUR_MILLIAMPS + 254u) / 255u;
}

uint32_t ws2812_milliamps(const struct light *lamps, uint16_t count) {
    return count * WS2812_LAMP_MILLIAMPS + milliamps(coloured(lamps, count));
}

/* So many 256ths of each colour stay. */
static uint32_t share(const struct light *lamps, uint16_t count, uint32_t most) {
    uint32_t dark = count * WS2812_LAMP_MILLIAMPS;
    uint32_t wanted = milliamps(coloured(lamps, count));
    uint32_t left = most > dark ? most - dark : 0;
    return wanted <= left ? 256u : left * 256u / wanted;
}

/* 1 is high for two thirds, 0 for one. */
static void put(uint8_t *into, uint32_t colour) {
    uint32_t bits = 0;
    for (uint32_t bit = 0x80; bit != 0; bit >>= 1) {
        bits = (bits << 3) | ((colour & bit) != 0 ? 6u : 4u);
    }
    into[0] = (uint8_t)(bits >> 16);
    into[1] = (uint8_t)(bits >> 8);
    into[2] = (uint8_t)bits;
}

size_t ws2812_encode(const struct light *lamps, uint16_t count, uint32_t most, uint8_t *stream) {
    uint32_t part = share(lamps, count, most);
    size_t at = WS2812_LEAD;
    memset(stream, 0, WS2812_LEAD);
    for (uint16_t i = 0; i < count; i++) {
        put(stream + at, lamps[i].green * part / 256u);
        put(stream + at + 3, lamps[i].red * part / 256u);
        put(stream + at + 6, lamps[i].blue * part / 256u);
        at += 9;
    }
    memset(stream + at, 0, WS2812_LATCH);
    return at + WS2812_LATCH;
}
