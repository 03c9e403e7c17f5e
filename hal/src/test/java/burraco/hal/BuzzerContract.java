package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a {@link Buzzer} promises; times are exact to a tenth of a second. */
public abstract class BuzzerContract extends DeviceContract<Buzzer> {
    private static final Tone HIGH = new Tone(880, 1000);
    private static final Tone LOW = new Tone(440, 1000);
    private static final Tone PAUSE = new Tone(0, 1000);

    /** The tone that can be heard now; empty if it is silent. */
    protected abstract Optional<Tone> sounding();

    private void assertSounds(Tone tone) {
        assertEquals(Optional.of(tone.hertz()), sounding().map(Tone::hertz));
    }

    private void assertStill() {
        assertEquals(Optional.empty(), sounding());
    }

    @Test
    void itIsStillInTheBeginning() {
        start();
        assertStill();
    }

    @Test
    void tonesSoundOneAfterTheOther() {
        start();
        device.play(List.of(HIGH, LOW));
        runFor(500);
        assertSounds(HIGH);
        runFor(1000);
        assertSounds(LOW);
        runFor(1000);
        assertStill();
    }

    @Test
    void aToneOfNoPitchIsASilence() {
        start();
        device.play(List.of(HIGH, PAUSE, LOW));
        runFor(1500);
        assertStill();
        runFor(1000);
        assertSounds(LOW);
    }

    @Test
    void aNewMelodyEndsTheOneBefore() {
        start();
        device.play(List.of(HIGH, HIGH));
        runFor(500);
        device.play(List.of(LOW));
        runFor(500);
        assertSounds(LOW);
        runFor(1000);
        assertStill();
    }

    @Test
    void anEmptyMelodyMakesItStill() {
        start();
        device.play(List.of(HIGH));
        runFor(500);
        device.play(List.of());
        runFor(100);
        assertStill();
    }

    @Test
    void aMelodyThatALossCutShortIsNotPlayedLater() {
        start();
        device.play(List.of(HIGH, LOW, HIGH, LOW, HIGH, LOW, HIGH, LOW));
        runFor(500);
        lose();
        runFor(3000);
        assertStill();
        comeBack();
        runFor(2000);
        assertStill();
    }

    @Test
    void whatWasToldDuringALossIsNotPlayedLater() {
        start();
        lose();
        runFor(3000);
        device.play(List.of(HIGH, HIGH, HIGH, HIGH));
        comeBack();
        runFor(2000);
        assertStill();
        device.play(List.of(LOW));
        runFor(500);
        assertSounds(LOW);
    }

    @Test
    void aClosedBuzzerIsStill() {
        start();
        device.play(List.of(HIGH));
        device.close();
        device.play(List.of(LOW));
        runFor(500);
        assertStill();
    }
}
