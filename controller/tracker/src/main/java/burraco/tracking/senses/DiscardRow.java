package burraco.tracking.senses;

import burraco.layout.Zone;
import burraco.tracking.figures.SensorFigures;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.weighing.ScaleCounter;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;

/**
 * The row of discards as a whole: when the last new card came, when the row was pushed together,
 * and how many cards were drawn since. Between two draws somebody discards, so if draws go on and
 * nothing comes, the pile is not heard.
 */
final class DiscardRow {
    private static final int NOWHERE = -1;

    private final List<AntennaMonitor> ears;
    private final Hearing hearing;

    /** By card, the antenna of the pile over which it last lay. */
    private final int[] home;

    /** When the last new card came to the pile, or -1. */
    private long newest = -1;

    /** The last two times at which a card of the row was heard over another antenna than before. */
    private long pushed = Long.MIN_VALUE;

    private long pushedBefore = Long.MIN_VALUE;

    DiscardRow(List<AntennaMonitor> all, Hearing hearing) {
        ears = all.stream().filter(ear -> ear.laid.zone() instanceof Zone.Pile).toList();
        this.hearing = hearing;
        home = new int[hearing.cards().size()];
        begin();
    }

    List<AntennaMonitor> ears() {
        return ears;
    }

    /** Starts another hand. */
    void begin() {
        Arrays.fill(home, NOWHERE);
        newest = -1;
    }

    /** Takes in that an antenna of the pile named these cards. */
    void hear(AntennaMonitor ear, List<Integer> named) {
        for (int card : named) {
            if (home[card] == NOWHERE) {
                ear.spot(card)
                        .filter(spot -> spot.hits() >= SensorFigures.NO_ECHO)
                        .filter(spot -> spot.missWell() < SensorFigures.MOSTLY_HEARD)
                        .ifPresent(spot -> {
                            home[card] = ear.index();
                            newest = Math.max(newest, spot.first());
                        });
            }
        }
    }

    void look(long now) {
        for (AntennaMonitor ear : ears) {
            BitSet lying = ear.lying();
            for (int card = lying.nextSetBit(0); card >= 0; card = lying.nextSetBit(card + 1)) {
                boolean moved = ear.mute() == 0 && home[card] != ear.index();
                if (moved && home[card] != NOWHERE && hears(home[card])) {
                    pushedBefore = pushed;
                    pushed = now;
                }
                home[card] = moved ? ear.index() : home[card];
            }
        }
        for (int card = 0; card < home.length; card++) {
            if (home[card] != NOWHERE
                    && now - hearing.lastHeard(card) > SensorFigures.TAKEN_MILLIS) {
                home[card] = NOWHERE;
            }
        }
    }

    private boolean hears(int antenna) {
        return ears.stream().anyMatch(ear -> ear.index() == antenna && ear.mute() == 0);
    }

    /**
     * Whether an antenna is silent while one farther out hears well, and nobody has pushed the row:
     * pushing it together empties its end, and cards on top of one another are not heard.
     */
    boolean isHole(AntennaMonitor ear) {
        boolean fartherOut =
                ears.stream().skip(ears.indexOf(ear) + 1).anyMatch(AntennaMonitor::hearsWell);
        return fartherOut && pushedBefore <= ear.muteSince() - SensorFigures.PUSHING_MILLIS;
    }

    /** When the last new card came to the pile, or -1. */
    long newest() {
        return newest;
    }

    /**
     * Whether a discard may have come that nobody heard: the row or a part of it is silent, or its
     * next card would lie over an antenna that has not shown lately that it works.
     *
     * @param holds whether cards of the pile should lie over an antenna that is silent
     */
    boolean mayHide(Predicate<AntennaMonitor> holds, long now) {
        AntennaMonitor last = null;
        AntennaMonitor next = null;
        for (AntennaMonitor ear : ears) {
            boolean silent = ear.mute() >= SensorFigures.COVERED_LOOKS;
            boolean cards = !ear.lying().isEmpty() && (!silent || holds.test(ear));
            if (cards && silent) {
                return true;
            }
            next = cards ? null : next == null ? ear : next;
            last = cards ? ear : last;
        }
        if (next != null && next.hasHeard(now - SensorFigures.LATELY_HEARD_MILLIS)) {
            return false;
        }
        return last == null || last.lying().cardinality() >= SensorFigures.FULL;
    }

    /** Whether nothing at all is heard of the row. */
    boolean isMute() {
        return ears.stream().allMatch(ear -> ear.mute() >= SensorFigures.COVERED_LOOKS);
    }

    /** Since when nothing is heard of the cards that lay there. */
    private long silentSince() {
        return ears.stream()
                .filter(ear -> !ear.lying().isEmpty())
                .mapToLong(AntennaMonitor::muteSince)
                .max()
                .orElse(-1);
    }

    /**
     * Whether the row is silent but may not have been picked up: it fell silent only just now and
     * may be covered, or somebody has drawn since.
     */
    boolean isInDoubt(List<ScaleCounter.Step> steps, long now) {
        long since = silentSince();
        boolean drew =
                since >= 0
                        && steps.stream()
                                .anyMatch(step -> step.cards() == -1 && step.since() > since);
        return isMute() && (drew || now - since < SensorFigures.A_HAND_MILLIS);
    }

    /** How many draws came after the last new card. */
    int drawn(List<ScaleCounter.Step> steps) {
        if (newest < 0) {
            return 0;
        }
        int draws = 0;
        long last = newest;
        for (ScaleCounter.Step step : steps) {
            if (step.cards() == -1 && step.since() > last) {
                draws++;
                last = step.since() + SensorFigures.A_TURN_MILLIS;
            }
        }
        return draws;
    }
}
