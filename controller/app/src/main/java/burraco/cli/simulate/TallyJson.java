package burraco.cli.simulate;

import burraco.engine.ruling.Case;
import burraco.json.Inline;
import burraco.json.JsonObject;
import burraco.measure.Caught;
import burraco.measure.CertaintyCounts;
import burraco.measure.Counts;
import burraco.measure.Dealt;
import burraco.measure.Delays;
import burraco.measure.Histogram;
import burraco.measure.Kind;
import burraco.measure.Tally;
import burraco.measure.Went;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The report of {@code simulate --json}: how well the hands were tracked.
 *
 * @param mischief by the id of the case
 * @param lastCard melds recognised correctly, except for the card laid last
 * @param habits by their names
 */
public record TallyJson(
        long hands,
        Acts acts,
        long silentWrongCards,
        Map<String, Mischief> mischief,
        long falseRulings,
        long prompts,
        Delay delay,
        BigDecimal cpuSecondsPerTableHour,
        DealtCards dealt,
        long missedRulings,
        long lastCard,
        long unsureExtra,
        Map<String, Habit> habits,
        long unjudged,
        List<Step> calibration)
        implements JsonObject {

    /** The acts of the players, by grades. */
    public record Acts(
            long true_, long exact, long late, long wrong, long missed, long extra, long unsure)
            implements JsonObject {
        static Acts of(Counts acts) {
            return new Acts(
                    acts.acts(),
                    acts.exact(),
                    acts.late(),
                    acts.wrong(),
                    acts.missed(),
                    acts.extra(),
                    acts.unsure());
        }
    }

    /** How often a fault was committed, and ruled. */
    public record Mischief(long committed, long ruled) implements JsonObject {
        static Mischief of(Caught caught) {
            return new Mischief(caught.committed(), caught.ruled());
        }
    }

    /** The results of hands in which people had a habit. */
    public record Habit(long hands, long times, long true_, long exact, long falseRulings)
            implements JsonObject {
        static Habit of(Went went) {
            return new Habit(
                    went.hands(),
                    went.times(),
                    went.acts().acts(),
                    went.acts().exact(),
                    went.falseRulings());
        }
    }

    /** The time from acts to their recognition, in milliseconds. */
    public record Delay(@Inline Whole all, Map<String, Usual> byAct, Whole single, Whole several)
            implements JsonObject {
        static Delay of(Delays delays) {
            return new Delay(
                    Whole.of(delays.all()),
                    named(delays.byKind(), Kind::word, Usual::of),
                    Whole.of(delays.single()),
                    Whole.of(delays.several()));
        }
    }

    /** The delays that half and 99 in 100 do not exceed. */
    public record Usual(Optional<Long> p50, Optional<Long> p99) implements JsonObject {
        static Usual of(Histogram delays) {
            return new Usual(boxed(delays.percentile(50)), boxed(delays.percentile(99)));
        }
    }

    /** The same with the longest. */
    public record Whole(@Inline Usual usual, Optional<Long> max) implements JsonObject {
        static Whole of(Histogram delays) {
            return new Whole(Usual.of(delays), boxed(delays.max()));
        }
    }

    /** Cards that were dealt. */
    public record DealtCards(long true_, long identified, long wrong) implements JsonObject {
        static DealtCards of(Dealt dealt) {
            return new DealtCards(dealt.cards(), dealt.identified(), dealt.wrong());
        }
    }

    /** How often acts with this certainty were right. */
    public record Step(double sure, long said, long right) implements JsonObject {
        static Step of(int step, CertaintyCounts calibration) {
            return new Step(
                    CertaintyCounts.FROM.get(step),
                    calibration.said().get(step),
                    calibration.right().get(step));
        }
    }

    /**
     * @param cpuSeconds processor time for an hour at the table
     */
    static TallyJson of(Tally tally, double cpuSeconds) {
        return new TallyJson(
                tally.hands(),
                Acts.of(tally.acts()),
                tally.silentWrongCards(),
                named(tally.mischief(), Case::id, Mischief::of),
                tally.falseRulings(),
                tally.prompts(),
                Delay.of(tally.delays()),
                BigDecimal.valueOf(cpuSeconds).setScale(1, RoundingMode.HALF_UP),
                DealtCards.of(tally.dealt()),
                tally.missedRulings(),
                tally.otherLastCards(),
                tally.acts().unsureExtra(),
                named(tally.habits(), name -> name, Habit::of),
                tally.unjudged(),
                IntStream.range(0, CertaintyCounts.FROM.size())
                        .mapToObj(step -> Step.of(step, tally.calibration()))
                        .toList());
    }

    private static <K, V, J> Map<String, J> named(
            Map<K, V> all, Function<K, String> name, Function<V, J> json) {
        Map<String, J> named = new LinkedHashMap<>();
        all.forEach((key, value) -> named.put(name.apply(key), json.apply(value)));
        return named;
    }

    private static Optional<Long> boxed(OptionalLong millis) {
        return millis.isPresent() ? Optional.of(millis.getAsLong()) : Optional.empty();
    }
}
