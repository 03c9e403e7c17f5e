/* The line to the host: UART0 with a ring for each way, emptied and filled by its interrupt. */
#include "../../src/board.h"
#include "hardware.h"

#define IN_ROOM 4096u /* 44 ms at full rate: longer than anything but the erasing of flash takes */
#define OUT_ROOM 2048u

static volatile uint8_t in[IN_ROOM], out[OUT_ROOM]; /* written before head moves, read before tail does */
static volatile uint32_t in_head, in_tail, out_head, out_tail; /* run on and wrap; head is where one is put */

void line_start(void) {
    uint32_t sixty_fourths = (uint32_t)((uint64_t)CLOCK_HERTZ * 4u * 2u / BAUD + 1u) / 2u;
    pin_function(PIN_UART_TX, FUNCTION_UART);
    pin_function(PIN_UART_RX, FUNCTION_UART);
    SET(PAD(PIN_UART_RX)) = PAD_PULL_UP; /* no host is silence, not noise */
    REGISTER(UART0_IBRD) = sixty_fourths >> 6;
    REGISTER(UART0_FBRD) = sixty_fourths & 63u;
    REGISTER(UART0_LCR_H) = 0x70u; /* 8N1 and the hardware's own 32 bytes */
    REGISTER(UART0_IFLS) = 0u << 3 | 0u; /* in: from an eighth full on; out: until an eighth is left */
    REGISTER(UART0_CR) = 0x301u;
    REGISTER(UART0_IMSC) = UART_RX_INTERRUPTS;
    REGISTER(NVIC_ENABLE) = 1u << UART0_IRQ;
}

static void fill(void) {
    while (out_tail != out_head && (REGISTER(UART0_FR) & UART_TX_FULL) == 0) {
        REGISTER(UART0_DR) = out[out_tail % OUT_ROOM];
        out_tail++;
    }
    REGISTER(UART0_IMSC) = out_tail == out_head ? UART_RX_INTERRUPTS : UART_RX_INTERRUPTS | UART_TX_INTERRUPT;
}

/* Bytes without room are lost, which the check sums of frames reveal. */
void uart0_interrupt(void) {
    while ((REGISTER(UART0_FR) & UART_RX_EMPTY) == 0) {
        uint8_t byte = (uint8_t)REGISTER(UART0_DR);
        if (in_head - in_tail < IN_ROOM) {
            in[in_head % IN_ROOM] = byte;
            in_head++;
        }
    }
    REGISTER(UART0_ICR) = UART_RX_INTERRUPTS | UART_TX_INTERRUPT;
    fill();
}

size_t board_read(uint8_t *into, size_t room) {
    size_t length = 0;
    while (length < room && in_tail != in_head) {
        into[length++] = in[in_tail % IN_ROOM];
        in_tail++;
    }
    return length;
}

size_t board_room(void) {
    return OUT_ROOM - (out_head - out_tail);
}

void board_write(const uint8_t *bytes, size_t length) {
    for (size_t i = 0; i < length && out_head - out_tail < OUT_ROOM; i++) {
        out[out_head % OUT_ROOM] = bytes[i];
        out_head++;
    }
    __asm volatile("cpsid i" ::: "memory");
    fill();
    __asm volatile("cpsie i" ::: "memory");
}
