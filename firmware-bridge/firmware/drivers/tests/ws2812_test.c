/* The stream, heard as a lamp hears it. */
#include "../ws2812.h"
#include "check.h"

#include <string.h>

#define MOST 512

static uint8_t stream[WS2812_BYTES(MOST) + 1];
static struct light shown[MOST], heard[MOST];

static unsigned level(size_t at) {
    return (unsigned)stream[at / 8] >> (7 - at % 8) & 1u;
}

/* How long the line is high says which bit it is; how long it is low says whether that was all. Returns how many
 * lamps heard their colour, and counts the low line at the end. */
static unsigned hear(size_t bytes, size_t *low) {
    size_t at = 0, end = bytes * 8, bits = 0;
    uint32_t word = 0;
    while (at < end && level(at) == 0) {
        at++;
    }
    CHECK(at >= 8);
    for (;;) {
        size_t high = 0;
        *low = 0;
        for (; at < end && level(at) == 1; at++) {
            high++;
        }
        for (; at < end && level(at) == 0; at++) {
            ++*low;
        }
        if (high == 0) {
            return 0;
        }
        CHECK(high == 1 || high == 2);
        word = word << 1 | (high == 2);
        if (++bits % 24 == 0) {
            struct light *lamp = &heard[bits / 24 - 1];
            lamp->green = (uint8_t)(word >> 16);
            lamp->red = (uint8_t)(word >> 8);
            lamp->blue = (uint8_t)word;
        }
        if (at == end) {
            EQUAL(0, bits % 24);
            return (unsigned)(bits / 24);
        }
        CHECK(high + *low == 3);
    }
}

static void show(uint16_t count, uint32_t most) {
    size_t low = 0;
    memset(stream, 0xA5, sizeof stream);
    size_t length = ws2812_encode(shown, count, most, stream);
    EQUAL(WS2812_BYTES((unsigned)count), length);
    EQUAL(0xA5, stream[length]);
    EQUAL(count, hear(length, &low));
    CHECK(low * 1000000u / WS2812_HERTZ >= 300);
}

int main(void) {
    uint32_t seed = 1;
    for (unsigned i = 0; i < MOST; i++) {
        seed = seed * 1664525u + 1013904223u;
        shown[i].red = (uint8_t)(seed >> 24);
        shown[i].green = (uint8_t)(seed >> 16);
        shown[i].blue = (uint8_t)(i % 3 == 0 ? 0 : 255);
    }
    for (uint16_t count = 1; count <= MOST; count = (uint16_t)(count * 2)) {
        show(count, 1000000);
        for (unsigned i = 0; i < count; i++) {
            EQUAL(shown[i].red, heard[i].red);
            EQUAL(shown[i].green, heard[i].green);
            EQUAL(shown[i].blue, heard[i].blue);
        }
        CHECK(ws2812_milliamps(shown, count) <= 37u * count);
        for (uint32_t most = 0; most < 40; most += 13) {
            show(count, most * count);
            CHECK(ws2812_milliamps(heard, count) <= (most == 0 ? 1 : most) * count);
        }
        memcpy(heard, shown, sizeof heard);
    }
    memset(shown, 255, sizeof shown);
    EQUAL(100 * 37, ws2812_milliamps(shown, 100));
    show(100, 1900);
    EQUAL(127, heard[99].red);
    puts("ws2812: all is well");
    return 0;
}
