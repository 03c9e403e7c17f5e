/* Load cells. */
#include "../../drivers/hx711.h"

#include "../../src/board.h"
#include "hardware.h"

static const uint8_t data_pins[SCALES] = PINS_CELL_DATA;
static const uint8_t clock_pins[SCALES] = PINS_CELL_CLOCK;
static const int32_t factors[SCALES] = MICROGRAMS_PER_COUNT;
static struct hx711 cells[SCALES];

static bool data(void *of, uint8_t cell) {
    (void)of;
    return pin_get(data_pins[cell]);
}

/* 25 cycles at 125 MHz are 0.2 us. */
static void clock_line(void *of, uint8_t cell, bool high) {
    (void)of;
    pin_set(clock_pins[cell], high);
    __asm volatile(".rept 28\n nop\n .endr");
}

static void alone(void *of, bool on) {
    (void)of;
    if (on) {
        __asm volatile("cpsid i" ::: "memory");
    } else {
        __asm volatile("cpsie i" ::: "memory");
    }
}

void cells_start(void) {
    static const struct hx711_bus bus = {NULL, data, clock_line, alone};
    for (uint8_t cell = 0; cell < SCALES; cell++) {
        pin_output(clock_pins[cell], false);
        pin_input(data_pins[cell], PAD_PULL_UP); /* a cell that is not there has never anything new */
        hx711_init(&cells[cell], &bus, cell, factors[cell]);
    }
}

uint32_t cell_readings(unsigned cell) {
    return cells[cell].readings;
}

bool board_scale(uint8_t scale, int32_t *milligrams) {
    return scale < SCALES && hx711_read(&cells[scale], milligrams);
}
