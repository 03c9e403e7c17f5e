package burraco.cli.replay;

import burraco.measure.Comparison;
import burraco.measure.Counts;
import burraco.text.Sentence;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Counts of how well one hand or all hands of a folder were recognised. */
record ReplayScore(
        long acts,
        long same,
        long late,
        long different,
        long missing,
        long extra,
        long unsure,
        long falseRulings,
        long missedRulings) {
    static final ReplayScore NONE = new ReplayScore(0, 0, 0, 0, 0, 0, 0, 0, 0);

    static ReplayScore of(Comparison hand) {
        Counts counts = hand.counts();
        return new ReplayScore(
                counts.acts(),
                counts.exact(),
                counts.late(),
                counts.wrong(),
                counts.missed(),
                counts.extra(),
                counts.unsure() + counts.unsureExtra(),
                hand.falseRulings().size(),
                hand.missedRulings().size());
    }

    /** The score of a hand that is recognised perfectly. */
    static ReplayScore perfect(ReplayScore hand) {
        return new ReplayScore(hand.acts, hand.acts, 0, 0, 0, 0, 0, 0, 0);
    }

    ReplayScore plus(ReplayScore more) {
        return new ReplayScore(
                acts + more.acts,
                same + more.same,
                late + more.late,
                different + more.different,
                missing + more.missing,
                extra + more.extra,
                unsure + more.unsure,
                falseRulings + more.falseRulings,
                missedRulings + more.missedRulings);
    }

    /**
     * Whether this score is worse: fewer correct acts, more invented ones or more wrong rulings.
     */
    boolean isWorseThan(ReplayScore expected) {
        return same < expected.same
                || extra > expected.extra
                || falseRulings > expected.falseRulings
                || missedRulings > expected.missedRulings;
    }

    Sentence line() {
        return new Sentence(
                "score",
                acts,
                same,
                late,
                different,
                missing,
                extra,
                unsure,
                falseRulings,
                missedRulings);
    }

    // As a file

    byte[] written() {
        Map<String, Long> figures = new LinkedHashMap<>();
        figures.put("same", same);
        figures.put("extra", extra);
        figures.put("false-rulings", falseRulings);
        figures.put("missed-rulings", missedRulings);
        return figures.entrySet().stream()
                .map(one -> one.getKey() + " " + one.getValue() + "\n")
                .collect(Collectors.joining())
                .getBytes(StandardCharsets.UTF_8);
    }

    /**
     * @throws NumberFormatException if it says anything else
     */
    static ReplayScore read(List<String> lines) {
        Map<String, Long> figures = new LinkedHashMap<>();
        for (String line : lines) {
            String[] words = line.split(" ", 2);
            figures.put(words[0], Long.parseLong(words.length > 1 ? words[1].strip() : ""));
        }
        return new ReplayScore(
                0,
                figures.getOrDefault("same", 0L),
                0,
                0,
                0,
                figures.getOrDefault("extra", 0L),
                0,
                figures.getOrDefault("false-rulings", 0L),
                figures.getOrDefault("missed-rulings", 0L));
    }
}
