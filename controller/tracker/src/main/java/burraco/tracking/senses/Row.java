package burraco.tracking.senses;

import burraco.layout.Zone;
import burraco.tracking.figures.Trust;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.weighing.Balance;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;

/**
 * The row of discards as a whole: when a card came that is new there, when the row was pushed
 * together, and how many cards were drawn since. Between two draws somebody discards: where draws
 * go on and nothing comes, the pile is not heard.
 */
final class Row {
    private static final int NOWHERE = -1;

    private final List<Ear> ears;
    private final Hearing hearing;

    /** By card, the antenna of the pile over which it lay last. */
    private final int[] home;

    /** When the last new card came to the pile; -1 before the first. */
    private long newest = -1;

    /**
     * When a card of the row was last heard over another antenna than before, and the one before.
     */
    private long pushed = Long.MIN_VALUE;

    private long pushedBefore = Long.MIN_VALUE;

    Row(List<Ear> all, Hearing hearing) {
        ears = all.stream().filter(ear -> ear.laid.zone() instanceof Zone.Pile).toList();
        this.hearing = hearing;
        home = new int[hearing.cards().size()];
        begin();
    }

    List<Ear> ears() {
        return ears;
    }

    /** Another hand. */
    void begin() {
        Arrays.fill(home, NOWHERE);
        newest = -1;
    }

    /** An antenna of the pile named these cards. */
    void hear(Ear ear, List<Integer> named) {
        for (int card : named) {
            if (home[card] == NOWHERE) {
                ear.spot(card)
                        .filter(spot -> spot.hits() >= Trust.NO_ECHO)
                        .filter(spot -> spot.missWell() < Trust.MOSTLY_HEARD)
                        .ifPresent(spot -> {
                            home[card] = ear.index();
                            newest = Math.max(newest, spot.first());
                        });
            }
        }
    }

    void look(long now) {
        for (Ear ear : ears) {
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
            if (home[card] != NOWHERE && now - hearing.lastHeard(card) > Trust.TAKEN) {
                home[card] = NOWHERE;
            }
        }
    }

    private boolean hears(int antenna) {
        return ears.stream().anyMatch(ear -> ear.index() == antenna && ear.mute() == 0);
    }

    /**
     * Whether an antenna is silent while one farther out hears well, and nobody pushed the row: who
     * pushes it together empties its end, and cards on top of one another are not heard.
     */
    boolean isHole(Ear ear) {
        boolean fartherOut = ears.stream().skip(ears.indexOf(ear) + 1).anyMatch(Ear::hearsWell);
        return fartherOut && pushedBefore <= ear.muteSince() - Trust.PUSHING;
    }

    /** When the last new card came to the pile; -1 before the first. */
    long newest() {
        return newest;
    }

    /**
     * Whether a discard may have come that nobody heard: nothing is heard of the row, or of a part
     * of it, or it is about to go on over an antenna that has not shown lately that it hears.
     *
     * @param holds whether cards of the pile should lie over an antenna that is silent
     */
    boolean mayHide(Predicate<Ear> holds, long now) {
        Ear last = null;
        Ear next = null;
        for (Ear ear : ears) {
            boolean silent = ear.mute() >= Trust.COVERED_LOOKS;
            boolean cards = !ear.lying().isEmpty() && (!silent || holds.test(ear));
            if (cards && silent) {
                return true;
            }
            next = cards ? null : next == null ? ear : next;
            last = cards ? ear : last;
        }
        if (next != null && next.hasHeard(now - Trust.LATELY_HEARD)) {
            return false;
        }
        return last == null || last.lying().cardinality() >= Trust.FULL;
    }

    /** Whether nothing at all is heard there. */
    boolean isMute() {
        return ears.stream().allMatch(ear -> ear.mute() >= Trust.COVERED_LOOKS);
    }

    /** Since when nothing at all is heard there of what lay there. */
    private long silentSince() {
        return ears.stream()
                .filter(ear -> !ear.lying().isEmpty())
                .mapToLong(Ear::muteSince)
                .max()
                .orElse(-1);
    }

    /**
     * Whether the row is silent and nobody can say yet that it was picked up: it fell silent only
     * now, and may be covered, or somebody has drawn since.
     */
    boolean isInDoubt(List<Balance.Step> steps, long now) {
        long since = silentSince();
        boolean drew =
                since >= 0
                        && steps.stream()
                                .anyMatch(step -> step.cards() == -1 && step.since() > since);
        return isMute() && (drew || now - since < Trust.A_HAND);
    }

    /** How many of the draws came after the last new card. */
    int drawn(List<Balance.Step> steps) {
        if (newest < 0) {
            return 0;
        }
        int draws = 0;
        long last = newest;
        for (Balance.Step step : steps) {
            if (step.cards() == -1 && step.since() > last) {
                draws++;
                last = step.since() + Trust.A_TURN;
            }
        }
        return draws;
    }
}
