/* The RP2040's registers that this board uses. Public facts of the chip's data sheet. */
#ifndef BURRACO_RP2040_REGISTERS_H
#define BURRACO_RP2040_REGISTERS_H

#include <stdint.h>

#define REGISTER(address) (*(volatile uint32_t *)(uintptr_t)(address))
/* The same register, setting or clearing only the bits that are written. */
#define SET(address) REGISTER((address) + 0x2000u)
#define CLEAR(address) REGISTER((address) + 0x3000u)

#define FLASH_START 0x10000000u
#define RAM_START 0x20000000u
#define RAM_END 0x20042000u

#define CLK_REF_CTRL 0x40008030u
#define CLK_REF_SELECTED 0x40008038u
#define CLK_SYS_CTRL 0x4000803Cu
#define CLK_SYS_SELECTED 0x40008044u
#define CLK_PERI_CTRL 0x40008048u

#define RESETS_RESET 0x4000C000u
#define RESETS_DONE 0x4000C008u
#define RESET_DMA (1u << 2)
#define RESET_IO_BANK0 (1u << 5)
#define RESET_PADS_BANK0 (1u << 8)
#define RESET_PLL_SYS (1u << 12)
#define RESET_PWM (1u << 14)
#define RESET_SPI0 (1u << 16)
#define RESET_SPI1 (1u << 17)
#define RESET_TIMER (1u << 21)
#define RESET_UART0 (1u << 22)

#define PSM_WDSEL 0x40010008u

#define GPIO_CTRL(pin) (0x40014004u + 8u * (pin))
#define PAD(pin) (0x4001C004u + 4u * (pin))
#define PAD_INPUT 0x42u /* input on, with hysteresis */
#define PAD_PULL_UP 0x08u
#define PAD_PULL_DOWN 0x04u
#define PAD_12_MA 0x30u
enum function { FUNCTION_SPI = 1, FUNCTION_UART = 2, FUNCTION_PWM = 4, FUNCTION_SIO = 5 };

#define XOSC_CTRL 0x40024000u
#define XOSC_STATUS 0x40024004u
#define XOSC_STARTUP 0x4002400Cu

#define PLL_SYS_CS 0x40028000u
#define PLL_SYS_PWR 0x40028004u
#define PLL_SYS_FBDIV 0x40028008u
#define PLL_SYS_PRIM 0x4002800Cu

#define UART0_DR 0x40034000u
#define UART0_FR 0x40034018u
#define UART0_IBRD 0x40034024u
#define UART0_FBRD 0x40034028u
#define UART0_LCR_H 0x4003402Cu
#define UART0_CR 0x40034030u
#define UART0_IFLS 0x40034034u
#define UART0_IMSC 0x40034038u
#define UART0_ICR 0x40034044u
#define UART_TX_FULL 0x20u
#define UART_RX_EMPTY 0x10u
#define UART_RX_INTERRUPTS 0x50u
#define UART_TX_INTERRUPT 0x20u

#define SPI0 0x4003C000u
#define SPI1 0x40040000u
#define SPI_CR0 0x00u
#define SPI_CR1 0x04u
#define SPI_DR 0x08u
#define SPI_SR 0x0Cu
#define SPI_CPSR 0x10u
#define SPI_DMACR 0x24u
#define SPI_NOT_FULL 0x02u
#define SPI_NOT_EMPTY 0x04u
#define SPI_BUSY 0x10u

#define PWM_CSR(slice) (0x40050000u + 0x14u * (slice))
#define PWM_DIV(slice) (0x40050004u + 0x14u * (slice))
#define PWM_CC(slice) (0x4005000Cu + 0x14u * (slice))
#define PWM_TOP(slice) (0x40050010u + 0x14u * (slice))

#define TIMER_RAW_HIGH 0x40054024u
#define TIMER_RAW_LOW 0x40054028u

#define WATCHDOG_CTRL 0x40058000u
#define WATCHDOG_LOAD 0x40058004u
#define WATCHDOG_SCRATCH(n) (0x4005800Cu + 4u * (n))
#define WATCHDOG_TICK 0x4005802Cu
#define WATCHDOG_ENABLE (1u << 30)
#define WATCHDOG_TRIGGER (1u << 31)

#define ROSC_RANDOM_BIT 0x4006001Cu

#define DMA_READ_ADDRESS 0x50000000u /* of channel 0, the only one in use */
#define DMA_WRITE_ADDRESS 0x50000004u
#define DMA_COUNT 0x50000008u
#define DMA_CTRL_TRIG 0x5000000Cu
#define DMA_BUSY (1u << 24)
#define DMA_BYTES_TO_SPI1 (1u | 1u << 4 | 0u << 11 | 18u << 15 | 1u << 21)

#define SIO_IN 0xD0000004u
#define SIO_OUT_SET 0xD0000014u
#define SIO_OUT_CLEAR 0xD0000018u
#define SIO_OE_SET 0xD0000024u
#define SIO_OE_CLEAR 0xD0000028u

#define NVIC_ENABLE 0xE000E100u
#define SCB_VTOR 0xE000ED08u
#define UART0_IRQ 20u

#endif
