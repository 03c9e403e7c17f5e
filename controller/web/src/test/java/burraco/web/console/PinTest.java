package burraco.web.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Iterator;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PinTest {
    @Test
    @DisplayName("No PIN is drawn that nobody may choose")
    void drawn() {
        Iterator<Integer> numbers = List.of(0, 123_456, 121_212, 815_162, 7).iterator();
        RandomGenerator random =
                new RandomGenerator() {
                    @Override
                    public int nextInt(int bound) {
                        return numbers.next();
                    }

                    @Override
                    public long nextLong() {
                        throw new AssertionError("numbers below a bound are asked for");
                    }
                };
        assertEquals("815162", Pin.drawn(random));
    }
}
