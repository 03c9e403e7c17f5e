package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Tone;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SoundOrdersTest {
    private static final Tone HIGH = new Tone(880, 3_000);

    private final Given given = new Given();
    private final SoundOrders sound = new SoundOrders(given);

    @Test
    void aMelodyIsCutAfterTenSeconds() {
        List<Tone> cut = SoundOrders.cut(List.of(HIGH, HIGH, HIGH, HIGH, HIGH));
        assertEquals(List.of(HIGH, HIGH, HIGH, new Tone(880, 1_000)), cut);
    }

    @Test
    void aMelodyIsCutAfterSixteenTones() {
        List<Tone> many = Collections.nCopies(20, new Tone(440, 10));
        assertEquals(16, SoundOrders.cut(many).size());
    }

    @Test
    void nothingIsPlayedThatCouldNotBePlayedAtOnce() {
        sound.play(List.of(HIGH));
        sound.live();
        assertEquals(0, given.waiting());
    }

    @Test
    void whatALossKeptFromTheBoardIsSilencedOnReturn() {
        sound.live();
        sound.play(List.of(HIGH));
        sound.down();
        sound.live();
        assertEquals(2, given.waiting());
        assertEquals(1, given.next().u8());
        given.allDone();
        byte[] last = given.all.getLast().fields().toBytes();
        assertEquals(0, last[0], "no tones: be still");
    }
}
