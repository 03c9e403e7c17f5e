#include "hardware.h"

void pin_function(unsigned pin, enum function function) {
    REGISTER(PAD(pin)) = PAD_INPUT | PAD_12_MA;
    REGISTER(GPIO_CTRL(pin)) = (uint32_t)function;
}

void pin_output(unsigned pin, bool high) {
    pin_set(pin, high);
    REGISTER(SIO_OE_SET) = 1u << pin;
    pin_function(pin, FUNCTION_SIO);
}

void pin_input(unsigned pin, uint32_t pull) {
    REGISTER(SIO_OE_CLEAR) = 1u << pin;
    REGISTER(PAD(pin)) = PAD_INPUT | pull;
    REGISTER(GPIO_CTRL(pin)) = FUNCTION_SIO;
}

void pin_set(unsigned pin, bool high) {
    REGISTER(high ? SIO_OUT_SET : SIO_OUT_CLEAR) = 1u << pin;
}

bool pin_get(unsigned pin) {
    return (REGISTER(SIO_IN) >> pin & 1u) != 0;
}
