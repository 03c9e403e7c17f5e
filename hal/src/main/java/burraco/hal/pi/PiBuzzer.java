package burraco.hal.pi;

import burraco.hal.Buzzer;
import burraco.hal.Tone;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;

/** A piezo disc on a PWM pin. */
final class PiBuzzer extends PiDevice implements Buzzer {
    /** How often it is checked whether it still works. */
    private static final long CHECK_MILLIS = 500;

    private final PiSetup.Piezo setup;
    private final HeaderPins pins;
    private final AtomicReference<List<Tone>> order = new AtomicReference<>();
    private final Deque<Tone> melody = new ArrayDeque<>();
    private HeaderPins.Voice voice;
    private boolean sounding;
    private long until;

    PiBuzzer(
            String source,
            PiSetup.Piezo setup,
            HeaderPins pins,
            LongSupplier micros,
            DeviceSteps drive) {
        super("buzzer " + source, micros, drive, untried());
        this.setup = setup;
        this.pins = pins;
        begin();
    }

    @Override
    public void play(List<Tone> melody) {
        if (!isLost() && !isClosing()) {
            order.set(List.copyOf(melody));
            wake();
        }
    }

    @Override
    void connect() throws PinException {
        voice = pins.pwm(setup.chip(), setup.channel());
        // It may sound since it was lost.
        sounding = true;
        still();
    }

    @Override
    long work(long now) throws PinException {
        List<Tone> next = order.getAndSet(null);
        if (next != null) {
            melody.clear();
            melody.addAll(next);
            until = now;
        }
        while (now >= until && !melody.isEmpty()) {
            Tone tone = melody.removeFirst();
            until += tone.millis();
            if (now < until) {
                sound(tone);
            }
        }
        if (now < until) {
            voice.check();
            return Math.min(until - now, CHECK_MILLIS);
        }
        still();
        voice.check();
        return CHECK_MILLIS;
    }

    private void sound(Tone tone) throws PinException {
        if (tone.hertz() == 0) {
            still();
        } else {
            sounding = true;
            voice.sound(tone.hertz());
        }
    }

    private void still() throws PinException {
        if (sounding) {
            voice.still();
            sounding = false;
        }
    }

    /** A melody that could not be played is not played later. */
    @Override
    void onLost(PinException why) {
        order.set(null);
        melody.clear();
    }

    @Override
    void farewell() throws PinException {
        sounding = true;
        still();
    }

    @Override
    void disconnect() {
        if (voice != null) {
            voice.close();
            voice = null;
        }
    }
}
