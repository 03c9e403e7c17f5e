/* Every tone is as high as it should be, to less than a tenth of a semitone. */
#include "../pwm_buzzer.h"
#include "check.h"

static uint16_t sixteenths, top, level;

static void run(void *of, uint16_t divider, uint16_t most, uint16_t below) {
    (void)of;
    sixteenths = divider;
    top = most;
    level = below;
}

int main(void) {
    const struct buzzer_pwm pwm = {NULL, 125000000, run};
    for (uint16_t hertz = 10; hertz <= 20000; hertz++) {
        pwm_buzzer_sound(&pwm, hertz);
        CHECK(sixteenths >= 16 && sixteenths <= 4095);
        double found = 125e6 * 16 / sixteenths / (top + 1.0);
        CHECK(found / hertz < 1.005 && hertz / found < 1.005);
        CHECK(level * 2 >= top && level * 2 <= top + 1);
    }
    pwm_buzzer_sound(&pwm, 0);
    EQUAL(0, level);
    pwm_buzzer_sound(&pwm, 9);
    EQUAL(0, level);
    pwm_buzzer_sound(&pwm, 20001);
    EQUAL(0, level);
    puts("pwm_buzzer: all is well");
    return 0;
}
