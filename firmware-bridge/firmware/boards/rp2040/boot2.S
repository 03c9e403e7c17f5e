/* The second stage: 252 bytes that the chip's ROM copies to memory and runs, with their checksum behind them (put
 * there by tools/pack.c). Makes the flash readable with the plain read command 03h, which every flash knows, then
 * goes to the loader. Slow, but only the loader is ever run from flash. */
    .syntax unified
    .cpu cortex-m0plus
    .thumb
    .section .boot2, "ax"
    .global boot2
    .thumb_func
boot2:
    ldr r0, =0x18000000         /* the flash's serial interface */
    movs r1, #0
    str r1, [r0, #0x08]         /* off while it is changed */
    movs r1, #4
    str r1, [r0, #0x14]         /* a quarter of the clock */
    ldr r1, =0x001F0300         /* 32 bits at a time, a command before each read */
    str r1, [r0, #0x00]
    movs r1, #0
    str r1, [r0, #0x04]         /* one word a read */
    ldr r2, =0x180000F4
    ldr r1, =0x03000218         /* 03h, 8 bits of command, 24 of address, one line */
    str r1, [r2]
    movs r1, #1
    str r1, [r0, #0x08]
    ldr r0, =0x10000100         /* the loader's vectors: stack, entry */
    ldm r0!, {r1, r2}
    msr msp, r1
    bx r2
    .ltorg
