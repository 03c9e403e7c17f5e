package burraco.hall.told;

import burraco.journal.EventEntry;
import burraco.relay.wire.Told;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The matches that one journal of a table tells of. The same entries give the same matches. */
public final class MatchBook {
    /** Kinds of entries that it understands. */
    public static final Set<String> KINDS = Set.of("event", "hand", "match-over");

    private final SortedMap<Integer, MatchSaid> matches = new TreeMap<>();

    /**
     * @param entry whose signature was checked
     * @return the match that it is about
     */
    public Optional<MatchSaid> take(Told entry) {
        Optional<MatchSaid> changed =
                switch (entry.kind()) {
                    case "hand" ->
                            HandSaid.read(
                                            entry.body(),
                                            entry.seq(),
                                            entry.seal(),
                                            entry.signature().orElse(""))
                                    .map(hand -> match(hand.match()).with(hand));
                    case "event" ->
                            EventEntry.read(entry.body())
                                    .map(said -> match(said.match()).in(said.event()));
                    case "match-over" -> number(entry.body()).map(one -> match(one).ended());
                    default -> Optional.empty();
                };
        changed.ifPresent(match -> matches.put(match.number(), match));
        return changed;
    }

    private MatchSaid match(int number) {
        return matches.getOrDefault(number, MatchSaid.of(number));
    }

    private static Optional<Integer> number(String body) {
        try {
            return Optional.of(Integer.valueOf(body.split(" ", 2)[0])).filter(one -> one > 0);
        } catch (NumberFormatException none) {
            return Optional.empty();
        }
    }

    /** The last match of a round of a tournament. */
    public Optional<MatchSaid> of(String tournament, int round) {
        return matches.values().stream()
                .filter(one -> one.event().tournament().equals(tournament))
                .filter(one -> one.event().round().equals(String.valueOf(round)))
                .reduce((_, later) -> later);
    }

    /** The last match, if it is over and nobody has said of which round it is. */
    public Optional<MatchSaid> ofNoRound() {
        return Optional.ofNullable(matches.lastEntry())
                .map(Map.Entry::getValue)
                .filter(one -> one.event().round().isEmpty())
                .filter(one -> one.over() && !one.hands().isEmpty());
    }
}
