/* Lamps on SPI1, fed by DMA so that the stream has no gap; the buzzer on PWM. */
#include "../../drivers/pwm_buzzer.h"
#include "../../drivers/ws2812.h"
#include "hardware.h"

#include <string.h>

#define SLICE (PIN_BUZZER / 2u % 8u)

static struct light wanted[LAMPS];
static uint8_t stream[WS2812_BYTES(LAMPS)];
static bool waiting;

void show_start(void) {
    pin_function(PIN_LAMPS, FUNCTION_SPI);
    SET(PAD(PIN_LAMPS)) = PAD_PULL_DOWN; /* low also while nothing is sent */
    pin_function(PIN_BUZZER, FUNCTION_PWM);
    /* 8 bits; the second edge, because with the first one this SPI leaves gaps between bytes. */
    REGISTER(SPI1 + SPI_CR0) = 7u | 1u << 7;
    REGISTER(SPI1 + SPI_CPSR) = CLOCK_HERTZ / WS2812_HERTZ & ~1u;
    REGISTER(SPI1 + SPI_DMACR) = 2;
    REGISTER(SPI1 + SPI_CR1) = 2;
    waiting = true; /* dark */
}

/* A running stream is not changed; a new picture follows it. */
void show_step(void) {
    if (!waiting || (REGISTER(DMA_CTRL_TRIG) & DMA_BUSY) != 0) {
        return;
    }
    waiting = false;
    size_t length = ws2812_encode(wanted, LAMPS, LAMPS_MOST_MILLIAMPS, stream);
    REGISTER(DMA_READ_ADDRESS) = (uint32_t)(uintptr_t)stream;
    REGISTER(DMA_WRITE_ADDRESS) = SPI1 + SPI_DR;
    REGISTER(DMA_COUNT) = (uint32_t)length;
    __asm volatile("" ::: "memory");
    REGISTER(DMA_CTRL_TRIG) = DMA_BYTES_TO_SPI1;
}

void board_show(const struct light *lamps, uint16_t count) {
    memcpy(wanted, lamps, sizeof wanted[0] * (count < LAMPS ? count : LAMPS));
    waiting = true;
    show_step();
}

static void run(void *of, uint16_t sixteenths, uint16_t top, uint16_t level) {
    (void)of;
    REGISTER(PWM_DIV(SLICE)) = sixteenths;
    REGISTER(PWM_TOP(SLICE)) = top;
    REGISTER(PWM_CC(SLICE)) = (uint32_t)level << (PIN_BUZZER % 2u * 16u);
    REGISTER(PWM_CSR(SLICE)) = 1;
}

void board_sound(uint16_t hertz) {
    static const struct buzzer_pwm pwm = {NULL, CLOCK_HERTZ, run};
    pwm_buzzer_sound(&pwm, hertz);
}
