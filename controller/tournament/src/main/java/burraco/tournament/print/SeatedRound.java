package burraco.tournament.print;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.draft.Drafted;
import burraco.tournament.draft.Drafter;
import burraco.tournament.plan.Movement;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import burraco.tournament.round.Seating;
import burraco.tournament.round.Side;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The seats of a round that is posted, or of the draft of the next one.
 *
 * @param posted the round, unless it is a draft
 * @param remarks what an arbiter should look at in a draft
 */
record SeatedRound(
        Tournament tournament,
        int number,
        Seating seating,
        Optional<Round> posted,
        List<Sentence> remarks) {

    static Optional<SeatedRound> of(Tournament tournament, int number) {
        Optional<Round> posted = tournament.round(number);
        if (posted.isPresent()) {
            return Optional.of(
                    new SeatedRound(tournament, number, posted.get().seating(), posted, List.of()));
        }
        return number == tournament.next() && Drafter.next(tournament) instanceof Drafted.Made made
                ? Optional.of(
                        new SeatedRound(tournament, number, made.seating(), posted, made.remarks()))
                : Optional.empty();
    }

    List<Meeting> byTable() {
        return seating.meetings().stream().sorted(Comparator.comparingInt(Meeting::table)).toList();
    }

    boolean isMitchell() {
        return tournament.formula().stage(number).movement() instanceof Movement.Mitchell;
    }

    String names(Side side) {
        return side.numbers().stream().map(this::title).collect(Collectors.joining(" + "));
    }

    String title(int number) {
        return tournament.field().get(number).contestant().title();
    }
}
