/* The firmware on AN385: UART0 is the link, UART1 the world; without one, practice. */
#include "board.h"
#include "crc.h"
#include "front.h"
#include "machine.h"
#include "never.h"
#include "practice.h"
#include "table_board.h"
#include "world.h"

#define KEPT_MARK 0x54424B31u
#define MOST_ROUNDS 1000

extern const uint8_t program_begin[], program_end[];

/* Random after power on, zero in QEMU, and the same as before after a reset. */
static struct {
    uint32_t seed; /* -device loader,addr=0x20000000,data=...,data-len=4 */
    uint32_t mark;
    uint32_t boot;
    uint32_t firmware; /* 0: the one that runs */
    uint32_t world;    /* whether it is played */
} kept __attribute__((section(".kept")));

static const struct board_parts PARTS = {
    "table board in QEMU", 27, 3, 5, 60,
    HAS_BUZZER | HAS_STRENGTHS | HAS_DIAGNOSTICS | HAS_UPDATE,
};

static uint64_t started;
static uint32_t firmware;
static bool played;
static bool ends;

const struct board_parts *board_parts(void) {
    return &PARTS;
}

uint64_t board_micros(void) {
    uint64_t now = machine_micros();
    return played ? world_micros(now) : now - started;
}

uint32_t board_boot(void) {
    return kept.boot;
}

uint32_t board_firmware(void) {
    return firmware;
}

size_t board_read(uint8_t *into, size_t room) {
    size_t count = uart_read(UART_HOST, into, room);
    if (count > 0) {
        front_acted();
    }
    return count;
}

size_t board_room(void) {
    return uart_room(UART_HOST);
}

void board_write(const uint8_t *bytes, size_t length) {
    front_acted();
    uart_write(UART_HOST, bytes, length);
}

void world_output(const uint8_t *bytes, size_t length) {
    if (!played) {
        return;
    }
    while (uart_room(UART_WORLD) < length) {
        uart_drain(UART_WORLD);
    }
    uart_write(UART_WORLD, bytes, length);
}

/* A number that varies between runs: from the seed, the last number, and how long waiting for the
 * timer takes on the emulating machine. */
static uint32_t drawn(void) {
    const uint32_t known[] = {kept.seed, kept.mark, kept.boot, machine_ticks()};
    uint32_t drawn = crc32(0, (const uint8_t *)known, sizeof known);
    for (int i = 0; i < 256; i++) {
        uint32_t rounds = 0;
        uint32_t ticks = machine_ticks();
        while (machine_ticks() - ticks < 64) {
            rounds++;
        }
        const uint32_t varies[] = {rounds, machine_ticks()};
        drawn = crc32(drawn, (const uint8_t *)varies, sizeof varies);
    }
    return drawn;
}

static void draw_boot(void) {
    uint32_t before = kept.mark == KEPT_MARK ? kept.boot : 0;
    uint32_t boot;
    do {
        boot = drawn();
    } while (boot == 0 || boot == before);
    kept.boot = boot;
}

static void start(void) {
    draw_boot();
    started = machine_micros();
    front_is(played ? world_front() : practice_front(kept.boot));
    world_begun(kept.boot);
    table_board_start();
}

void board_restart(void) {
    ends = true;
    front_acted();
}

void board_update_start(uint32_t size) {
    kept.firmware = board_update_crc(size);
    world_firmware(size, kept.firmware);
    board_restart();
}

/* Sends what is in the queues first. */
static void end(void) {
    uint64_t until = machine_micros() + MILLIS(200);
    while (!(uart_is_drained(UART_HOST) && uart_is_drained(UART_WORLD))
            && machine_micros() < until) {
        uart_drain(UART_HOST);
        uart_drain(UART_WORLD);
    }
    machine_reset();
}

/* Returns whether there was something to do. */
static bool round_of_board(void) {
    uint32_t acts = front_acts();
    table_board_step();
    if (ends) {
        end();
    }
    bool went = uart_drain(UART_HOST);
    went = uart_drain(UART_WORLD) || went;
    return went || front_acts() != acts || !uart_is_drained(UART_HOST);
}

static void run(void) {
    for (int i = 0; i < MOST_ROUNDS && round_of_board(); i++) {
    }
}

/* A simulated world begins with a board that has just been started. */
static void hear_world(void) {
    uint8_t byte;
    while (uart_read(UART_WORLD, &byte, 1) > 0) {
        world_input(&byte, 1);
        if (!played && world_spoke()) {
            played = true;
            kept.world = 1;
            start();
        }
        if (byte == 0 && played) {
            run();
            world_ran(table_board_end(), table_board_waiting());
        }
    }
}

int main(void) {
    machine_start();
    if (kept.mark != KEPT_MARK) {
        kept.firmware = 0;
        kept.world = 0;
    }
    firmware = kept.firmware;
    if (firmware == 0) {
        firmware = crc32(0, program_begin, (size_t)(program_end - program_begin));
    }
    world_start();
    played = kept.world == 1;
    start();
    kept.mark = KEPT_MARK;
    for (;;) {
        hear_world();
        if (!round_of_board()) {
            machine_rest();
        }
    }
}
