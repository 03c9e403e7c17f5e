/* A load cell behind an HX711: 24 bits, gain 128. */
#ifndef BURRACO_HX711_H
#define BURRACO_HX711_H

#include <stdbool.h>
#include <stdint.h>

struct hx711_bus {
    void *of;
    bool (*data)(void *of, uint8_t cell);
    /* Returns no sooner than 0.2 us after the edge: the chip wants that. */
    void (*clock)(void *of, uint8_t cell, bool high);
    /* Disables or enables interrupts. A clock that stays high for 60 us puts the chip to sleep, so
     * nothing may interrupt the time between its two edges; interrupts are off for one bit at most. */
    void (*alone)(void *of, bool alone);
};

struct hx711 {
    const struct hx711_bus *bus;
    uint8_t cell;
    int32_t micrograms_per_count; /* by calibration; negative if the cell is mounted the other way round */
    uint32_t readings;
    uint32_t overloads;
};

void hx711_init(struct hx711 *scale, const struct hx711_bus *bus, uint8_t cell, int32_t micrograms_per_count);

/* A new value, if there is one. None while the cell is loaded beyond what the chip can measure. */
bool hx711_read(struct hx711 *scale, int32_t *milligrams);

#endif
