/* A passive buzzer on a counter that wraps: PWM. */
#ifndef BURRACO_PWM_BUZZER_H
#define BURRACO_PWM_BUZZER_H

#include <stdint.h>

struct buzzer_pwm {
    void *of;
    uint32_t clock_hertz;
    /* The clock divided by `sixteenths` / 16 counts to `top` and begins anew; high below `level`. */
    void (*run)(void *of, uint16_t sixteenths, uint16_t top, uint16_t level);
};

/* Half of the time high; 0 is silence. Tones under 10 Hz or above 20 kHz are silence too. */
void pwm_buzzer_sound(const struct buzzer_pwm *pwm, uint16_t hertz);

#endif
