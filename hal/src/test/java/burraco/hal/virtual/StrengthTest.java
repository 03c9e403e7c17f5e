package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Answer;
import burraco.hal.Reading;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Signal strengths of tags, from readers that report them. */
class StrengthTest {
    private static final Noise TOLD = Bench.STILL.with(NoiseFigure.STRENGTH, -50, -50);

    @Test
    void mostReadersSayNothing() {
        Bench bench = Bench.one(Bench.STILL);
        bench.lay(0, Bench.CENTRE);
        for (var scan : Bench.all(Reading.Inventory.class, bench.hear(1_000))) {
            assertEquals(OptionalInt.empty(), scan.answers().getFirst().strength());
        }
    }

    @Test
    void aCardAtTheCentreIsAsStrongAsTheFigureSaysAndWeakerAtTheBorder() {
        assertStrength("at the centre", Bench.CENTRE, -50);
        assertStrength("half-way", CardSpot.at(3, 0), -56);
        assertStrength("at the border", CardSpot.at(4.5, 0), -62);
    }

    private static void assertStrength(String where, CardSpot spot, double expected) {
        Bench bench = Bench.one(TOLD);
        bench.lay(0, spot);
        double all = 0;
        long answers = 0;
        for (var scan : Bench.all(Reading.Inventory.class, bench.hear(10_000))) {
            for (Answer answer : scan.answers()) {
                all += answer.strength().orElseThrow();
                answers++;
            }
        }
        double deviation = Math.sqrt(4 + 1 / 12.0);
        Odds.mean("strength " + where, all / answers, expected, deviation, answers);
    }
}
