/* The description of this board, its buttons, and the self-test. */
#include "../../src/board.h"
#include "hardware.h"

#include <string.h>

static const uint8_t button_pins[BUTTONS] = PINS_BUTTON;

const struct board_parts *board_parts(void) {
    static const struct board_parts parts = {
        BOARD_NAME, ANTENNAS, SCALES, BUTTONS, LAMPS, HAS_BUZZER | HAS_UPDATE | (WELL_TO == 0u ? 0 : HAS_DIAGNOSTICS)};
    return &parts;
}

bool board_button_closed(uint8_t button) {
    return button < BUTTONS && !pin_get(button_pins[button]);
}

/* The ring oscillator's random bit is not quite even: 512 of them are stirred into 32. */
uint32_t board_boot(void) {
    static uint32_t boot;
    while (boot == 0) {
        for (unsigned i = 0; i < 512; i++) {
            uint32_t bit = REGISTER(ROSC_RANDOM_BIT) & 1u;
            boot = (boot << 1 | boot >> 31) ^ bit ^ (boot >> 7 & boot << 9);
            __asm volatile(".rept 40\n nop\n .endr"); /* as fast as the oscillator it would say the same again */
        }
    }
    return boot;
}

static size_t say(char *sentence, size_t room, size_t at, const char *what) {
    size_t length = strlen(what);
    if (length > room - at) {
        length = room - at;
    }
    memcpy(sentence + at, what, length);
    return at + length;
}

/* Nothing is moved or lit for it: whether the reader did its last scan, and which cells give values. */
bool board_test(char *sentence, size_t room) {
    bool well = reader_works();
    size_t at = say(sentence, room, 0, well ? "reader well" : "reader silent");
    for (unsigned i = 0; i < SCALES; i++) {
        bool gives = cell_readings(i) > 0;
        const char number[2] = {(char)('0' + i), 0};
        at = say(sentence, room, at, ", cell ");
        at = say(sentence, room, at, number);
        at = say(sentence, room, at, gives ? " well" : " silent");
        well = well && gives;
    }
    return well;
}

void parts_start(void) {
    for (unsigned i = 0; i < BUTTONS; i++) {
        pin_input(button_pins[i], PAD_PULL_UP);
    }
}
