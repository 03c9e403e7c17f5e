package burraco.tournament.draft;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.movement.FirstFit;
import burraco.tournament.movement.FirstFit.Couple;
import burraco.tournament.plan.Rematch;
import burraco.tournament.round.Reason;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Danese: one group, from the top of its ranking. */
final class DaneseSeats {
    private static final int NOBODY = 0;

    private final Encounters encounters;
    private final Rematch rematch;
    private final int round;
    private final int firstOfSession;
    private final boolean last;
    private final Seats seats;

    DaneseSeats(Tournament tournament, Encounters encounters, Rematch rematch, Seats seats) {
        this.encounters = encounters;
        this.rematch = rematch;
        this.round = tournament.next();
        this.firstOfSession = tournament.formula().firstOfSession(round);
        this.last = round == tournament.formula().rounds();
        this.seats = seats;
    }

    /**
     * @param ranked the best first
     * @param how of the first round, which has no ranking; empty later
     */
    void seat(String group, List<Integer> ranked, Optional<Reason> how) {
        List<Integer> playing = new ArrayList<>(ranked);
        int resting = NOBODY;
        if (ranked.size() % 2 != 0) {
            int rests = whoRests(ranked);
            seats.rest(
                    new Rest(
                            ranked.get(rests),
                            group,
                            0,
                            true,
                            how.isPresent()
                                    ? Reason.of(Reason.Kind.REST_DRAWN)
                                    : whyRests(ranked, rests)));
            resting = playing.remove(rests);
        }
        int whoRests = resting;
        for (Couple couple : couples(group, playing)) {
            int first = playing.get(couple.upper());
            int second = playing.get(couple.lower());
            seats.add(
                    group,
                    Side.of(first),
                    Side.of(second),
                    how.orElseGet(() -> why(ranked, whoRests, first, second)));
        }
    }

    private List<Couple> couples(String group, List<Integer> playing) {
        Optional<List<Couple>> found =
                FirstFit.of(
                        playing.size(),
                        (upper, lower) -> allowed(playing.get(upper), playing.get(lower), 0));
        if (found.isPresent()) {
            return found.get();
        }
        seats.remark(
                group.isEmpty()
                        ? new Sentence("draft.rematch")
                        : new Sentence("draft.rematch.group", group));
        for (int since = 1; since < round; since++) {
            int from = since;
            found =
                    FirstFit.of(
                            playing.size(),
                            (upper, lower) ->
                                    allowed(playing.get(upper), playing.get(lower), from));
            if (found.isPresent()) {
                return found.get();
            }
        }
        return FirstFit.of(playing.size(), (upper, lower) -> true).orElseThrow();
    }

    /**
     * @param forgiven meetings up to this round do not count
     */
    private boolean allowed(int one, int other, int forgiven) {
        Optional<Integer> met = encounters.met(one, other);
        return switch (rematch) {
            case ALLOWED -> true;
            case NOT_AT_ONCE -> last || met.map(in -> in < round - 1).orElse(true);
            case AVOIDED -> met.map(in -> in <= forgiven).orElse(true);
        };
    }

    /**
     * The last who has not rested in this session; if all have, the last of those who rested
     * longest ago (art. 34). Of three, one of those who can rest and whose rest lets the others
     * meet.
     */
    private int whoRests(List<Integer> ranked) {
        List<Integer> candidates = new ArrayList<>();
        for (int i = ranked.size() - 1; i >= 0; i--) {
            candidates.add(i);
        }
        candidates.sort(Comparator.comparingInt(at -> restedInSession(ranked.get(at))));
        if (ranked.size() == 3) {
            int rested = Math.min(1, restedInSession(ranked.get(candidates.getFirst())));
            for (int at : candidates) {
                if (Math.min(1, restedInSession(ranked.get(at))) > rested) {
                    break;
                }
                List<Integer> two = new ArrayList<>(ranked);
                two.remove(at);
                if (allowed(two.get(0), two.get(1), 0)) {
                    return at;
                }
            }
        }
        return candidates.getFirst();
    }

    private int restedInSession(int number) {
        return encounters.rested(number).filter(in -> in >= firstOfSession).orElse(0);
    }

    private Reason whyRests(List<Integer> ranked, int at) {
        int ago = restedInSession(ranked.get(at));
        return ago == 0
                ? Reason.of(Reason.Kind.LAST, at + 1)
                : Reason.of(Reason.Kind.LONGEST_AGO, ago);
    }

    /** Everybody between them was taken already, or passed over for a reason. */
    private Reason why(List<Integer> ranked, int resting, int first, int second) {
        int upper = ranked.indexOf(first);
        int lower = ranked.indexOf(second);
        List<Integer> said = new ArrayList<>(List.of(upper + 1, lower + 1));
        boolean again = encounters.met(first, second).isPresent();
        for (int between = upper + 1; between < lower; between++) {
            int passed = ranked.get(between);
            if (passed != resting && !seats.isSeated(passed)) {
                said.add(between + 1);
                said.add(
                        allowed(first, passed, 0)
                                ? 0
                                : encounters.met(first, passed).orElseThrow());
            }
        }
        Reason.Kind kind =
                said.size() > 2
                        ? Reason.Kind.NEXT_ALLOWED
                        : again ? Reason.Kind.AGAIN : Reason.Kind.RANKED;
        if (kind == Reason.Kind.AGAIN) {
            said.add(encounters.met(first, second).orElseThrow());
        }
        return new Reason(kind, said);
    }
}
