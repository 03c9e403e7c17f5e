/* The firmware as a Linux process. */
#define _GNU_SOURCE
#include "board.h"
#include "crc.h"
#include "front.h"
#include "line.h"
#include "never.h"
#include "options.h"
#include "practice.h"
#include "table_board.h"
#include "world.h"

#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

/* After so many rounds the other lines are served. */
#define MOST_ROUNDS 1000
#define MOST_TRIES 100

static struct options options;
static struct line host;
static struct line world;
static uint64_t started;
static uint32_t boot;
static uint32_t firmware;
static bool ends;

static uint64_t machine_micros(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000u + (uint64_t)now.tv_nsec / 1000u;
}

const struct board_parts *board_parts(void) {
    return &options.parts;
}

uint64_t board_micros(void) {
    return options.world == NULL ? machine_micros() - started : world_micros(machine_micros());
}

uint32_t board_boot(void) {
    return boot;
}

uint32_t board_firmware(void) {
    return firmware;
}

size_t board_read(uint8_t *into, size_t room) {
    long came = line_read(&host, into, room);
    if (came <= 0) {
        return 0;
    }
    front_acted();
    return (size_t)came;
}

size_t board_room(void) {
    return line_room(&host);
}

void board_write(const uint8_t *bytes, size_t length) {
    front_acted();
    line_write(&host, bytes, length);
}

void world_output(const uint8_t *bytes, size_t length) {
    if (options.world == NULL) {
        return;
    }
    while (line_room(&world) < length) {
        struct pollfd taken = {world.out, POLLOUT, 0};
        if (poll(&taken, 1, -1) > 0 && !line_flush(&world)) {
            exit(0);
        }
    }
    line_write(&world, bytes, length);
}

static uint32_t firmware_of_this(void) {
    uint8_t bytes[4096];
    uint32_t crc = 0;
    ssize_t count;
    int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    while (file >= 0 && (count = read(file, bytes, sizeof bytes)) > 0) {
        crc = crc32(crc, bytes, (size_t)count);
    }
    close(file);
    return crc;
}

static void draw_boot(void) {
    if (options.boot != 0) {
        boot = boot == 0 ? options.boot : boot + 1;
        return;
    }
    uint32_t before = boot;
    while (boot == 0 || boot == before) {
        if (getrandom(&boot, sizeof boot, 0) != (ssize_t)sizeof boot) {
            boot = (uint32_t)machine_micros();
        }
    }
}

static void start(void) {
    ends = false;
    draw_boot();
    started = machine_micros();
    if (options.world != NULL) {
        world_restarted();
        front_is(world_front());
    } else {
        front_is(practice_front(options.seed));
    }
    world_begun(boot);
    table_board_start();
}

void board_restart(void) {
    ends = true;
    front_acted();
}

void board_update_start(uint32_t size) {
    firmware = board_update_crc(size);
    world_firmware(size, firmware);
    board_restart();
}

/* Returns false if there is still something to do. */
static bool run(void) {
    for (int i = 0; i < MOST_ROUNDS; i++) {
        uint32_t acts = front_acts();
        table_board_step();
        if (ends) {
            start();
        }
        bool went = line_flush(&host);
        if (front_acts() == acts && !went) {
            return true;
        }
    }
    return false;
}

static void hear_world(void) {
    uint8_t bytes[1024];
    long came = line_read(&world, bytes, sizeof bytes);
    if (came < 0) {
        exit(0);
    }
    for (size_t taken = 0; taken < (size_t)came;) {
        taken += world_input(bytes + taken, (size_t)came - taken);
        for (int i = 0; i < MOST_TRIES && !run(); i++) {
        }
        world_ran(table_board_end(), table_board_waiting());
    }
}

/* Milliseconds until something is due, rounded up. */
static int patience(void) {
    if (options.world != NULL && !world_is_free()) {
        return -1;
    }
    uint64_t now = board_micros();
    uint64_t due = sooner(table_board_due(), front_due());
    if (due == NEVER) {
        return -1;
    }
    uint64_t millis = due > now ? (due - now + 999) / 1000 : 1;
    return millis > 60000 ? 60000 : (int)millis;
}

static void wait_for_news(bool idle) {
    struct pollfd files[3] = {
        {host.in, (short)(POLLIN | (host.length > 0 ? POLLOUT : 0)), 0},
        {options.world == NULL ? -1 : world.in, POLLIN, 0},
        {world.length > 0 ? world.out : -1, POLLOUT, 0},
    };
    poll(files, 3, idle ? patience() : 0);
    if ((files[0].revents & (POLLHUP | POLLERR)) != 0) {
        fprintf(stderr, "table-board: the port is gone\n");
        exit(1);
    }
    if (files[1].revents != 0) {
        hear_world();
    }
}

static void open_world(void) {
    int in;
    int out;
    if (options.world == NULL) {
        world.out = -1;
    } else if (sscanf(options.world, "%d:%d", &in, &out) == 2) {
        line_over(&world, in, out);
    } else {
        line_open(&world, options.world);
    }
}

int main(int count, char **words) {
    options = options_of(count, words);
    firmware = firmware_of_this();
    if (options.port == NULL) {
        printf("link %s\n", line_new_terminal(&host));
    } else {
        line_open(&host, options.port);
        printf("link %s\n", options.port);
    }
    fflush(stdout);
    open_world();
    world_start();
    start();
    for (;;) {
        bool idle = run();
        line_flush(&world);
        wait_for_news(idle);
        line_flush(&world);
    }
}
