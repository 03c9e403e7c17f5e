package burraco.tournament.print;

import burraco.engine.score.MatchLength;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Field;
import burraco.tournament.field.Participant;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Tournaments with many pairs, some with names that are long or in other scripts. */
final class ManyPairs {
    private static final String LONG =
            "Quattrocchi Pappalardo della Rovere di Montefeltro Massimili";
    private static final List<String> NAMES =
            List.of(
                    "Rossi Anna",
                    "Nicolò Pia",
                    LONG,
                    "محمد علي",
                    "王小明",
                    "Gallo \uD83C\uDF89 Ivo",
                    "W".repeat(60),
                    "De Luca Maria Antonietta");

    private ManyPairs() {}

    /** After this round, with all its results. */
    static Tournament after(int pairs, int rounds) {
        Stage danese =
                new Stage(
                        new Movement.Danese(Rematch.NOT_AT_ONCE, List.of()),
                        4,
                        Placing.BY_ENTRY,
                        true);
        Formula formula =
                new Formula(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        List.of(danese),
                        TieBreak.USUAL,
                        new TreeSet<>(),
                        Optional.empty(),
                        false);
        Tournament now = entered(Tournament.of("Trofeo – Città", 1, formula), pairs);
        for (int round = 1; round <= rounds; round++) {
            now = played(done(now, Posting.of(now).orElseThrow()));
        }
        return now;
    }

    private static Tournament entered(Tournament empty, int pairs) {
        Field field = Field.EMPTY;
        for (int number = 1; number <= pairs; number++) {
            List<String> players = List.of(name(number), name(number / 3 + 5));
            Contestant pair = new Contestant(number, "", players, "Circolo Forlì", 0);
            field = field.with(new Participant(pair, 1, List.of()));
        }
        return new Tournament(
                empty.title(),
                empty.seed(),
                empty.edition(),
                empty.formula(),
                field,
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                false);
    }

    private static String name(int at) {
        return NAMES.get(at % NAMES.size());
    }

    private static Tournament played(Tournament posted) {
        Round round = posted.current().orElseThrow();
        Tournament now = posted;
        for (Meeting meeting : round.seating().meetings()) {
            Played result = new Played(5 * (meeting.first().first() % 400), 700, List.of());
            now = done(now, new Change.Record(round.number(), meeting.table(), result));
        }
        return now;
    }

    private static Tournament done(Tournament tournament, Change change) {
        return switch (Direction.apply(tournament, change)) {
            case Progress.Done done -> done.now();
            case Progress.Refused refused -> throw new AssertionError(refused);
        };
    }
}
