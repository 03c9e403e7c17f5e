package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Buzzer;
import burraco.hal.BuzzerContract;
import burraco.hal.Tone;
import burraco.hal.Trouble;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VirtualBuzzerTest extends BuzzerContract {
    private VirtualBuzzer buzzer;
    private long now;

    @Override
    protected Buzzer create() {
        now = 0;
        buzzer = new VirtualBuzzer("buzzer");
        return buzzer;
    }

    @Override
    protected void lose() {
        buzzer.lose(Trouble.BROKEN, "");
    }

    @Override
    protected void comeBack() {
        buzzer.comeBack();
    }

    @Override
    protected void runFor(long millis) {
        now += millis;
        buzzer.advance(now);
    }

    @Override
    protected Optional<Tone> sounding() {
        return buzzer.sounding();
    }

    @Test
    void itsHistoryIsWhatBeganToSound() {
        List<Tone> melody = List.of(new Tone(880, 100));
        runFor(10);
        buzzer.play(melody);
        lose();
        buzzer.play(melody);
        comeBack();
        runFor(20);
        buzzer.play(List.of());
        assertEquals(
                List.of(
                        new VirtualBuzzer.Melody(10, melody),
                        new VirtualBuzzer.Melody(30, List.of())),
                buzzer.history());
    }
}
