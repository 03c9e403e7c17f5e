package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.MatchLength;
import burraco.text.Sentence;
import burraco.tournament.draft.DraftWarnings;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Seating;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What an arbiter should see in a draft. */
final class DraftWarningsTest {
    /** Five pairs after a round, in which one of them rested. */
    private static Evening played() {
        Evening evening =
                new Evening(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        1,
                        TieBreak.USUAL,
                        new Stage(new Movement.Mitchell(1), 2, Placing.BY_ENTRY, true));
        for (String name : List.of("A", "B", "C", "D", "E")) {
            evening.enter(
                    name,
                    name.equals("E") ? "" : name.equals("D") ? "beta" : "Beta",
                    name + "a",
                    name + "b");
        }
        return evening.post();
    }

    private static List<String> keys(List<Sentence> warnings) {
        return warnings.stream().map(Sentence::key).toList();
    }

    @Test
    @DisplayName("Who has met, whichever side they sat on; clubmates, however the club is written")
    void meetings() {
        Evening evening = played();
        DraftWarnings warnings = new DraftWarnings(evening.now());
        Seating seating = evening.now().rounds().getFirst().seating();
        for (Meeting meeting : seating.meetings()) {
            List<String> said =
                    keys(
                            warnings.of(
                                    new Meeting(
                                            9,
                                            "",
                                            meeting.second(),
                                            meeting.first(),
                                            meeting.reason())));
            boolean club = !meeting.has(evening.number("E"));
            assertEquals(
                    club ? List.of("draft.met", "draft.clubmates") : List.of("draft.met"), said);
        }
        Meeting one = seating.meetings().getFirst();
        Meeting other = seating.meetings().getLast();
        Meeting fresh = new Meeting(1, "", one.first(), other.second(), one.reason());
        assertEquals(
                fresh.has(evening.number("E")) ? List.of() : List.of("draft.clubmates"),
                keys(warnings.of(fresh)));
    }

    @Test
    @DisplayName("Who rests again")
    void rests() {
        Evening evening = played();
        Seating seating = evening.now().rounds().getFirst().seating();
        assertEquals(1, seating.rests().size());
        assertEquals(
                List.of("draft.rested"),
                keys(new DraftWarnings(evening.now()).of(seating.rests().getFirst())));
        assertEquals(
                List.of(),
                keys(
                        new DraftWarnings(evening.now())
                                .of(
                                        new Rest(
                                                seating.meetings().getFirst().first().first(),
                                                "",
                                                1,
                                                false,
                                                seating.rests().getFirst().reason()))));
    }
}
