#include "library.h"

#include "board.h"
#include "bytes.h"
#include "capacity.h"
#include "line.h"
#include "never.h"
#include "table_board.h"

#define PUBLIC __attribute__((visibility("default")))
#define NO_PORT (-1)
#define MOST_ROUNDS 100000

enum ended { NOT, RESTART, NEW_FIRMWARE };

static struct board_parts parts = {"table board as a library", 27, 3, 5, 60, 15};
static uint32_t firmware = 0x4C494252u;

static struct {
    uint32_t boot;
    uint64_t now;
    uint32_t acts;
    enum ended ended;
    int32_t room;
    int32_t port;
    bool heard;
    bool closed[MOST_BUTTONS];
    int32_t load[MOST_SCALES];
    bool news[MOST_SCALES];
    uint8_t state[MOST_ANTENNAS];
    uint16_t measured[MOST_ANTENNAS];
    uint16_t hertz;
} table;

static struct light shown[MOST_LAMPS];
static struct scan hearing;
static struct line in;
static struct line out;

static uint32_t at_most(int32_t value, uint32_t most) {
    return value < 0 ? 0 : (uint32_t)value < most ? (uint32_t)value : most;
}

PUBLIC void tb_new(
        int32_t antennas, int32_t scales, int32_t buttons, int32_t lamps, int32_t features) {
    parts.antennas = (uint8_t)at_most(antennas, MOST_ANTENNAS);
    parts.scales = (uint8_t)at_most(scales, MOST_SCALES);
    parts.buttons = (uint8_t)at_most(buttons, MOST_BUTTONS);
    parts.lamps = (uint16_t)at_most(lamps, MOST_LAMPS);
    parts.features = (uint16_t)at_most(features, UINT16_MAX);
}

PUBLIC void tb_start(uint32_t boot) {
    memset(&table, 0, sizeof table);
    memset(shown, 0, sizeof shown);
    in.begin = in.end = 0;
    out.begin = out.end = 0;
    table.boot = boot;
    table.port = NO_PORT;
    table.room = -1;
    table_board_start();
}

PUBLIC int32_t tb_input(const uint8_t *bytes, int32_t count) {
    return count <= 0 ? 0 : (int32_t)line_put(&in, bytes, (size_t)count);
}

PUBLIC int64_t tb_step(int64_t now) {
    if (now > 0 && (uint64_t)now > table.now) {
        table.now = (uint64_t)now;
    }
    uint32_t before = table.acts - 1;
    for (int i = 0; i < MOST_ROUNDS && before != table.acts && table.ended == NOT; i++) {
        before = table.acts;
        table_board_step();
    }
    uint64_t due = table.ended == NOT ? table_board_due() : NEVER;
    return due > INT64_MAX ? INT64_MAX : (int64_t)due;
}

PUBLIC int32_t tb_output(uint8_t *into, int32_t room) {
    return room <= 0 ? 0 : (int32_t)line_take(&out, into, (size_t)room);
}

PUBLIC void tb_room(int32_t bytes) {
    table.room = bytes;
}

PUBLIC void tb_contact(int32_t button, int32_t closed) {
    if (button >= 0 && button < parts.buttons) {
        table.closed[button] = closed != 0;
    }
}

PUBLIC void tb_load(int32_t scale, int32_t milligrams) {
    if (scale >= 0 && scale < parts.scales) {
        table.load[scale] = milligrams;
        table.news[scale] = true;
    }
}

PUBLIC void tb_tuned(int32_t port, int32_t state, int32_t measured) {
    if (port >= 0 && port < parts.antennas) {
        table.state[port] = (uint8_t)state;
        table.measured[port] = (uint16_t)measured;
    }
}

PUBLIC int32_t tb_scan_wanted(void) {
    return table.heard ? NO_PORT : table.port;
}

PUBLIC int32_t tb_heard(int32_t port, int32_t outcome, const uint8_t *uids,
                        const int8_t *strengths, int32_t count) {
    if (port < 0 || port != table.port || table.heard) {
        return 0;
    }
    memset(&hearing, 0, sizeof hearing);
    hearing.outcome = count > (int32_t)MOST_TAGS ? SCAN_COLLISION : (uint8_t)outcome;
    hearing.count = (uint8_t)at_most(count, MOST_TAGS);
    for (size_t i = 0; i < hearing.count; i++) {
        memcpy(hearing.tags[i].uid, uids + 8 * i, 8);
        hearing.tags[i].strength = strengths[i];
    }
    table.heard = true;
    return 1;
}

PUBLIC int32_t tb_lamps(uint8_t *into, int32_t room) {
    int32_t lamp = 0;
    for (; lamp < parts.lamps && 3 * (lamp + 1) <= room; lamp++) {
        put_bytes(into + 3 * lamp, &shown[lamp], 3);
    }
    return lamp;
}

PUBLIC int32_t tb_tone(void) {
    return table.hertz;
}

PUBLIC int32_t tb_ended(void) {
    return (int32_t)table.ended;
}

PUBLIC uint32_t tb_firmware(void) {
    return firmware;
}

PUBLIC int64_t tb_end(void) {
    return table_board_end();
}

PUBLIC int64_t tb_waiting(void) {
    return table_board_waiting();
}

const struct board_parts *board_parts(void) {
    return &parts;
}

uint64_t board_micros(void) {
    return table.now;
}

uint32_t board_boot(void) {
    return table.boot;
}

uint32_t board_firmware(void) {
    return firmware;
}

size_t board_read(uint8_t *into, size_t room) {
    size_t came = line_take(&in, into, room);
    table.acts += came > 0;
    return came;
}

size_t board_room(void) {
    size_t memory = LINE_BYTES - (out.end - out.begin);
    return table.room >= 0 && (size_t)table.room < memory ? (size_t)table.room : memory;
}

void board_write(const uint8_t *bytes, size_t length) {
    line_put(&out, bytes, length);
    table.room -= table.room >= 0 ? (int32_t)length : 0;
    table.acts++;
}

void board_scan_begin(uint8_t port) {
    table.port = port;
    table.heard = false;
    table.acts++;
}

bool board_scan_done(struct scan *scan) {
    if (!table.heard) {
        return false;
    }
    *scan = hearing;
    table.heard = false;
    table.port = NO_PORT;
    table.acts++;
    return true;
}

bool board_diagnose(uint8_t port, uint8_t *state, uint16_t *measured) {
    *state = table.state[port];
    *measured = table.measured[port];
    table.acts++;
    return true;
}

bool board_button_closed(uint8_t button) {
    return table.closed[button];
}

bool board_scale(uint8_t scale, int32_t *milligrams) {
    bool news = table.news[scale];
    table.news[scale] = false;
    *milligrams = table.load[scale];
    table.acts += news;
    return news;
}

void board_show(const struct light *lamps, uint16_t count) {
    memcpy(shown, lamps, count * sizeof *lamps);
    table.acts++;
}

void board_sound(uint16_t hertz) {
    table.hertz = hertz;
    table.acts++;
}

void board_update_start(uint32_t size) {
    firmware = board_update_crc(size);
    table.ended = NEW_FIRMWARE;
}

void board_restart(void) {
    table.ended = RESTART;
}

bool board_test(char *sentence, size_t room) {
    static const char WORDS[] = "no device is there, all of them are played";
    memcpy(sentence, WORDS, room < sizeof WORDS ? room : sizeof WORDS);
    return true;
}
