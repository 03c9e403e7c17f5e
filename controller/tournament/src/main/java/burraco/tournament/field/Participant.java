package burraco.tournament.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Somebody who has entered, and in which rounds they are there.
 *
 * @param from the first round in which they play
 */
public record Participant(Contestant contestant, int from, List<Away> away) {
    private static final int FOR_EVER = Integer.MAX_VALUE;

    /**
     * Rounds without them.
     *
     * @param until the first round in which they are back
     */
    public record Away(int from, int until, Leaving why) {
        boolean covers(int round) {
            return from <= round && round < until;
        }
    }

    public Participant {
        away = List.copyOf(away);
    }

    public int number() {
        return contestant.number();
    }

    /** Whether they have entered by this round; they may be away in it. */
    public boolean entered(int round) {
        return from <= round;
    }

    public boolean present(int round) {
        return entered(round) && awayIn(round).isEmpty();
    }

    public Optional<Leaving> awayIn(int round) {
        for (Away one : away) {
            if (one.covers(round)) {
                return Optional.of(one.why());
            }
        }
        return Optional.empty();
    }

    /** Whether they have left and do not come back, as far as is known. */
    public boolean hasLeft(int round) {
        return entered(round) && awayIn(round).filter(Leaving::isForEver).isPresent();
    }

    /** Whether they were away already when this round began. */
    public boolean awayBefore(int round) {
        return away.stream().anyMatch(one -> one.from() < round && one.covers(round));
    }

    /** From this round on, whatever was said of later rounds before. */
    public Participant leaves(int round, Leaving why) {
        List<Away> more = new ArrayList<>(away);
        more.removeIf(one -> one.from() >= round);
        more.add(new Away(round, FOR_EVER, why));
        return new Participant(contestant, from, more);
    }

    /** Back from this round on. */
    public Participant returns(int round) {
        List<Away> until =
                away.stream()
                        .map(one ->
                                one.covers(round) ? new Away(one.from(), round, one.why()) : one)
                        .filter(one -> one.from() < one.until())
                        .toList();
        return new Participant(contestant, from, until);
    }

    /** Playing from another round on. */
    public Participant from(int round) {
        return new Participant(contestant, round, away);
    }

    public Participant with(List<String> players) {
        return new Participant(contestant.with(players), from, away);
    }

    public Participant at(Contestant corrected) {
        return new Participant(corrected, from, away);
    }
}
