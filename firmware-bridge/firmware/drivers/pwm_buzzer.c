#include "pwm_buzzer.h"

#define STEPS 65536u
#define LEAST_SIXTEENTHS 16u
#define MOST_SIXTEENTHS 4095u

void pwm_buzzer_sound(const struct buzzer_pwm *pwm, uint16_t hertz) {
    if (hertz < 10 || hertz > 20000) {
        pwm->run(pwm->of, LEAST_SIXTEENTHS, 0xFFFF, 0);
        return;
    }
    /* The finest counting that still reaches a whole wave. */
    uint64_t wave = (uint64_t)pwm->clock_hertz * 16u / hertz;
    uint64_t sixteenths = wave / STEPS + 1u;
    if (sixteenths < LEAST_SIXTEENTHS) {
        sixteenths = LEAST_SIXTEENTHS;
    } else if (sixteenths > MOST_SIXTEENTHS) {
        sixteenths = MOST_SIXTEENTHS;
    }
    uint64_t steps = (wave + sixteenths / 2u) / sixteenths;
    if (steps > STEPS) {
        steps = STEPS;
    }
    pwm->run(pwm->of, (uint16_t)sixteenths, (uint16_t)(steps - 1u), (uint16_t)(steps / 2u));
}
