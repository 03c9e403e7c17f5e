package burraco.engine.legal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.hand.Conservation;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.play.Mischief;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The acts that are offered while something is owed carry it out, and the hand goes on. */
class DischargesTest {
    private static final int SEEDS = 60;

    @ParameterizedTest
    @CsvSource({
        "6.3, FIBUR_INT_2018",
        "6.3, FITAB_ITA_2026",
        "7.2, FIBUR_INT_2018",
        "8.1, FIBUR_INT_2018",
        "8.4, FIBUR_INT_2018",
        "8.8, FITAB_ITA_2026",
        "12.2, FIBUR_INT_2018",
        "22.2, FITAB_ITA_2026",
        "23.1, FITAB_ITA_2026",
        "23.3, FITAB_ITA_2026",
        "23bis.2, FITAB_ITA_2026",
        "23ter.3, FIBUR_INT_2018",
        "26.1, FIBUR_INT_2018",
        "26.4, FIBUR_INT_2018",
        "28.1, FIBUR_INT_2018",
        "28.2, FITAB_ITA_2026",
        "29.1, FIBUR_INT_2018",
        "29.1, FITAB_ITA_2026",
        "29.2, FIBUR_INT_2018",
        "29.3, FITAB_ITA_2026",
        "21quater.4, FITAB_ITA_2026"
    })
    void whatIsOfferedCarriesTheRulingOut(String id, Code code) {
        Case which = Case.parse(id).orElseThrow();
        Optional<Mischief.Committed> hand = Optional.empty();
        for (long seed = 0; seed < SEEDS && hand.isEmpty(); seed++) {
            hand =
                    Mischief.play(
                            seed,
                            RuleSet.of(code),
                            which,
                            Mischief.Afterwards.CARRIED_OUT,
                            (_, _, after) ->
                                    assertEquals(List.of(), Conservation.violations(after.hand())));
        }
        assertTrue(hand.isPresent(), "a moment for " + id);
        assertTrue(hand.get().end().over(), "played to its end");
        assertEquals(List.of(), hand.get().end().owed());
        for (Ruling ruling : hand.get().rulings()) {
            assertEquals(which, ruling.which());
        }
    }
}
