package burraco.tournament.check;

import burraco.tournament.field.Contestant;
import burraco.tournament.field.Leaving;
import java.util.Optional;
import java.util.TreeMap;

/** Somebody who has entered, and since which round they are there or away. */
final class Person {
    private int from;
    private final TreeMap<Integer, Optional<Leaving>> since = new TreeMap<>();
    private Contestant contestant;

    Person(Contestant contestant, int from) {
        this.contestant = contestant;
        this.from = from;
    }

    int number() {
        return contestant.number();
    }

    Contestant contestant() {
        return contestant;
    }

    void is(Contestant other) {
        contestant = other;
    }

    /** What is decided later holds for all rounds from there on. */
    void from(int round, Optional<Leaving> away) {
        since.tailMap(round, true).clear();
        since.put(round, away);
    }

    /** Whoever is there in the next round plays in this one. */
    void plays(int round) {
        if (from == round + 1) {
            from = round;
        }
        if (entered(round) && away(round).isPresent() && away(round + 1).isEmpty()) {
            from(round, Optional.empty());
        }
    }

    Optional<Leaving> away(int round) {
        var last = since.floorEntry(round);
        return last == null ? Optional.empty() : last.getValue();
    }

    boolean entered(int round) {
        return from <= round;
    }

    boolean isThere(int round) {
        return entered(round) && away(round).isEmpty();
    }
}
