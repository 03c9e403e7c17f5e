package burraco.tournament.draft;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.movement.FirstFit;
import burraco.tournament.movement.FirstFit.Couple;
import burraco.tournament.movement.Lot;
import burraco.tournament.round.Reason;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Individuals: new partners by lot, then new opponents, as far as there are any. */
final class DrawnSeats {
    private final Tournament tournament;
    private final Seats seats;
    private final Encounters encounters;
    private final int round;

    DrawnSeats(Tournament tournament, Seats seats) {
        this.tournament = tournament;
        this.seats = seats;
        this.encounters = new Encounters(tournament);
        this.round = tournament.next();
    }

    void seat() {
        Lot lot = Lot.of(tournament.seed(), "partners " + round);
        List<Integer> drawn = lot.shuffled(Drafter.present(tournament));
        int resting = drawn.size() % 4;
        // A stable sort: the drawn order decides among those who rested equally long ago.
        drawn.sort(Comparator.comparingInt((Integer number) -> -restedInSession(number)));
        for (int number : drawn.subList(drawn.size() - resting, drawn.size())) {
            seats.rest(new Rest(number, "", 0, true, Reason.of(Reason.Kind.REST_DRAWN)));
        }
        List<Integer> playing = lot.shuffled(drawn.subList(0, drawn.size() - resting));
        List<Side> sides =
                couples(
                                playing.size(),
                                (one, other) ->
                                        encounters.partnered(playing.get(one), playing.get(other)))
                        .stream()
                        .map(couple ->
                                Side.of(playing.get(couple.upper()), playing.get(couple.lower())))
                        .toList();
        couples(sides.size(), (one, other) -> lastMet(sides.get(one), sides.get(other)))
                .forEach(couple ->
                        seats.add(
                                "",
                                sides.get(couple.upper()),
                                sides.get(couple.lower()),
                                Reason.of(Reason.Kind.DRAWN)));
    }

    private int restedInSession(int number) {
        int first = tournament.formula().firstOfSession(round);
        return encounters.rested(number).filter(in -> in >= first).orElse(0);
    }

    private Optional<Integer> lastMet(Side one, Side other) {
        List<Integer> met = new ArrayList<>();
        one.numbers()
                .forEach(first ->
                        other.numbers()
                                .forEach(second ->
                                        encounters.met(first, second).ifPresent(met::add)));
        return met.stream().max(Comparator.naturalOrder());
    }

    /** When two were last together. */
    private interface Together {
        Optional<Integer> last(int one, int other);
    }

    /** First without any repetition, then with the oldest ones. */
    private List<Couple> couples(int size, Together together) {
        for (int forgiven = 0; forgiven < round; forgiven++) {
            int until = forgiven;
            Optional<List<Couple>> found =
                    FirstFit.of(
                            size,
                            (one, other) ->
                                    together.last(one, other).map(in -> in <= until).orElse(true));
            if (found.isPresent()) {
                if (forgiven > 0) {
                    seats.remark(new Sentence("draft.partners-again", forgiven));
                }
                return found.get();
            }
        }
        return FirstFit.of(size, (one, other) -> true).orElseThrow();
    }
}
