/* What a chain of WS2812 lamps wants to hear, as bytes for an SPI without gaps at 2.4 MHz: three SPI bits
 * for each bit. */
#ifndef BURRACO_WS2812_H
#define BURRACO_WS2812_H

#include "../src/board.h"

#define WS2812_HERTZ 2400000u
#define WS2812_LEAD 1u    /* a zero byte: the line is low before the first bit */
#define WS2812_LATCH 100u /* zero bytes at the end: 333 us, the chain takes over */
#define WS2812_BYTES(lamps) (WS2812_LEAD + 9u * (lamps) + WS2812_LATCH)

#define WS2812_LAMP_MILLIAMPS 1u    /* of a dark lamp */
#define WS2812_COLOUR_MILLIAMPS 12u /* of one colour at its brightest */

/* Milliamps that these lamps take. */
uint32_t ws2812_milliamps(const struct light *lamps, uint16_t count);

/* Fills `stream` with WS2812_BYTES(count) bytes; all lamps darker alike if they took more than `most` milliamps. */
size_t ws2812_encode(const struct light *lamps, uint16_t count, uint32_t most, uint8_t *stream);

#endif
