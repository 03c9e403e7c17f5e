package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Buzzer;
import burraco.hal.BuzzerContract;
import burraco.hal.Tone;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PiBuzzerTest extends BuzzerContract {
    private EmulatedPi pi;

    @Override
    protected Buzzer create() {
        pi = EmulatedPi.inVirtualTime(PiSetups.buzzer());
        return pi.header().buzzer();
    }

    @Override
    protected void lose() {
        pi.busOff(EmulatedPi.Part.BUZZER);
    }

    @Override
    protected void comeBack() {
        pi.repair(EmulatedPi.Part.BUZZER);
    }

    @Override
    protected void runFor(long millis) {
        pi.runFor(millis);
    }

    @Override
    protected Optional<Tone> sounding() {
        OptionalInt tone = pi.sounding();
        return tone.isPresent() ? Optional.of(new Tone(tone.getAsInt(), 1)) : Optional.empty();
    }

    @Test
    void whatSoundedBeforeWeCameIsMadeStill() {
        pi.board().tone = 440;
        start();
        assertEquals(Optional.empty(), sounding());
    }

    @Test
    void aMelodyAtTheVeryBeginningIsPlayed() {
        device.play(List.of(new Tone(880, 500)));
        runFor(100);
        assertEquals(OptionalInt.of(880), pi.sounding());
    }

    @Test
    void shortTonesKeepTheirTime() {
        start();
        device.play(List.of(new Tone(880, 60), new Tone(0, 40), new Tone(660, 60)));
        runFor(30);
        assertEquals(OptionalInt.of(880), pi.sounding());
        runFor(50);
        assertEquals(OptionalInt.empty(), pi.sounding());
        runFor(50);
        assertEquals(OptionalInt.of(660), pi.sounding());
        runFor(40);
        assertEquals(OptionalInt.empty(), pi.sounding());
    }
}
