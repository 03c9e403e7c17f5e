package burraco.hal.pi;

import com.pi4j.context.Context;
import com.pi4j.io.pwm.Pwm;

/** A PWM channel with a piezo disc; a duty cycle of one half is loudest. */
record Pi4jVoice(String where, Context context, Pwm pwm) implements HeaderPins.Voice {
    private static final int HALF_PERCENT = 50;

    @Override
    public void sound(int hertz) throws PinException {
        Pi4jFaults.told(where, () -> pwm.on(HALF_PERCENT, hertz));
    }

    @Override
    public void still() throws PinException {
        Pi4jFaults.told(where, pwm::off);
    }

    @Override
    public void check() throws PinException {
        Pi4jFaults.told(where, pwm::isOn);
    }

    @Override
    public void close() {
        Pi4jFaults.leave(context);
    }
}
