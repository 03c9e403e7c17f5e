package burraco.tournament.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Change.Ground;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.draft.Drafter;
import burraco.tournament.generate.Knobs;
import burraco.tournament.generate.RandomTournament;
import burraco.tournament.plan.Movement;
import burraco.tournament.ranking.Points.Cause;
import burraco.tournament.ranking.Ranking;
import burraco.tournament.ranking.Scoring;
import burraco.tournament.ranking.Standing;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What holds of every tournament, whatever is played and whoever comes and goes. */
@Tag("campaign")
final class TournamentPropertiesTest {
    private static final int FEW = 40;

    @Test
    @DisplayName("1. Everybody who is there is once in each round, at a full table or resting")
    void everybodyOnce() {
        Campaign.over(
                FEW, Knobs::of, knobs -> (before, change, after) -> Watchers.everybody(after));
    }

    @Test
    @DisplayName("2. A played table gives 20 victory points and match points that cancel out")
    void twentyPoints() {
        Campaign.over(
                FEW, Knobs::of, knobs -> atPost((before, after) -> Watchers.twentyPoints(after)));
    }

    @Test
    @DisplayName("2. Where nobody rests or is away, all victory points are 20 for each table")
    void publishedEvenings() {
        Campaign.over(
                FEW,
                seed -> Knobs.of(seed).calm(),
                knobs ->
                        (before, change, after) -> {
                            if (change instanceof Change.Rank(int round)) {
                                evening(after, round);
                            }
                        });
    }

    private static void evening(Tournament now, int last) {
        Scoring scoring = new Scoring(now.formula(), now.field());
        int side = now.formula().field().perSide();
        int victory = 0;
        int match = 0;
        for (int round = now.formula().countedFrom(last); round <= last; round++) {
            Round played = now.rounds().get(round - 1);
            victory -= 20 * side * played.seating().meetings().size();
            victory -= now.formula().restAward().victoryPoints() * played.seating().rests().size();
            match -= now.formula().restAward().matchPoints() * played.seating().rests().size();
            assertTrue(
                    scoring.of(played).values().stream()
                            .allMatch(got ->
                                    got.cause() == Cause.PLAYED || got.cause() == Cause.REST));
        }
        for (Standing one : Ranking.after(now, last).all()) {
            victory += one.victoryPoints();
            match += one.matchPoints();
        }
        assertEquals(0, victory, "victory points too many");
        assertEquals(0, match, "match points too many");
    }

    @Test
    @DisplayName("3. Puro follows the ranking alone; modificato repeats no meeting at once")
    void danese() {
        Campaign.over(FEW, Knobs::of, knobs -> atPost(Watchers::danese));
    }

    @Test
    @DisplayName("5. Nobody rests twice in a session while another could")
    void restsOnce() {
        Campaign.over(FEW, Knobs::of, knobs -> atPost((before, after) -> Watchers.rests(after)));
    }

    @Test
    @DisplayName("6. The ranking has no two at one place, whatever order it is asked in")
    void totalOrder() {
        Campaign.over(FEW, Knobs::of, knobs -> atPost((before, after) -> Watchers.ranking(after)));
    }

    @Test
    @DisplayName(
            "7. The order in which results arrive changes nothing, nor does one that comes twice")
    void anyOrder() {
        plays(
                FEW,
                (knobs, played) -> {
                    List<Change> mixed = new ArrayList<>();
                    List<Change> run = new ArrayList<>();
                    Random random = new Random(knobs.seed());
                    for (Change change : played.history()) {
                        if (change instanceof Change.Record) {
                            run.add(change);
                            continue;
                        }
                        flush(run, mixed, random);
                        mixed.add(change);
                    }
                    flush(run, mixed, random);
                    assertEquals(played.now(), replayed(knobs, mixed));
                });
    }

    private static void flush(List<Change> run, List<Change> mixed, Random random) {
        Collections.shuffle(run, random);
        mixed.addAll(run);
        if (!run.isEmpty()) {
            mixed.add(run.get(random.nextInt(run.size())));
        }
        run.clear();
    }

    @Test
    @DisplayName("7. The same entries, results and seed give the same seats")
    void sameSeats() {
        plays(
                FEW,
                (knobs, played) -> {
                    Tournament now = RandomTournament.start(knobs);
                    for (Change change : played.history()) {
                        if (change instanceof Change.Post) {
                            assertEquals(change, Posting.of(now).orElseThrow());
                        }
                        now = applied(now, change);
                    }
                });
    }

    @Test
    @DisplayName("8. Corrected before the seats are posted: as if it had been right at once")
    void correctedBefore() {
        Corrected corrected = new Corrected();
        Campaign.over(FEW, Knobs::of, corrected::before);
        assertTrue(corrected.seen() > 0);
    }

    @Test
    @DisplayName("8. Corrected after the seats are posted: the seats stay")
    void correctedAfter() {
        Campaign.over(
                FEW,
                Knobs::of,
                knobs ->
                        (before, change, after) -> {
                            if (change instanceof Change.Correct) {
                                assertEquals(seats(before), seats(after));
                            }
                        });
    }

    private static List<Object> seats(Tournament tournament) {
        return tournament.rounds().stream().<Object>map(Round::seating).toList();
    }

    @Test
    @DisplayName("8. After the last round of a Danese no slip is corrected that nobody signed for")
    void correctedAtTheEnd() {
        plays(
                FEW,
                (knobs, played) -> {
                    Tournament now = played.now();
                    boolean danese =
                            now.formula().stage(now.formula().rounds()).movement()
                                    instanceof Movement.Danese;
                    if (now.hasNext() || now.finished() || !danese) {
                        return;
                    }
                    for (Round round : now.rounds()) {
                        for (int i = 0; i < round.slips().size(); i++) {
                            boolean mayBe =
                                    round.slip(i).countersigned()
                                            && round.number() == now.rounds().size();
                            Change correct =
                                    new Change.Correct(
                                            round.number(),
                                            round.seating().meetings().get(i).table(),
                                            new Played(100, 95, List.of()),
                                            Ground.SUM,
                                            "Anna",
                                            "sum");
                            assertTrue(
                                    mayBe
                                            || Direction.apply(now, correct)
                                                    instanceof Progress.Refused);
                        }
                    }
                });
    }

    @Test
    @DisplayName("10. All of it holds though somebody comes or goes before every round")
    void comingAndGoing() {
        Campaign.over(FEW, seed -> Knobs.of(seed).restless(), Watchers::all);
    }

    @Test
    @DisplayName("11. Stopped after any change and begun again: the next seats are the same")
    void stopped() {
        Campaign.over(
                FEW / 2,
                Knobs::of,
                knobs -> {
                    List<Change> history = new ArrayList<>();
                    return (before, change, after) -> {
                        history.add(change);
                        if (history.size() % 37 == 0) {
                            Tournament again = replayed(knobs, history);
                            assertEquals(after, again);
                            if (after.hasNext()) {
                                assertEquals(Drafter.next(after), Drafter.next(again));
                            }
                        }
                    };
                });
    }

    @Test
    @DisplayName("12. A checker of other code finds no fault and the same ranking")
    void checked() {
        Campaign.over(2 * FEW, Knobs::of, Watchers::all);
    }

    @Test
    @DisplayName("12. Two thousand pairs")
    void twoThousand() {
        Knobs knobs = Knobs.of(77, 2000);
        RandomTournament.play(knobs, Watchers.checked(knobs));
    }

    private interface AtPost {
        void posted(Tournament before, Tournament after);
    }

    private static RandomTournament.Watcher atPost(AtPost look) {
        return (before, change, after) -> {
            if (change instanceof Change.Post) {
                look.posted(before, after);
            }
        };
    }

    private interface Whole {
        void played(Knobs knobs, RandomTournament played);
    }

    private static void plays(int few, Whole look) {
        for (long seed = 1; seed <= few; seed++) {
            Knobs knobs = Knobs.of(seed);
            RandomTournament played = RandomTournament.play(knobs, (before, change, after) -> {});
            try {
                look.played(knobs, played);
            } catch (RuntimeException | AssertionError fault) {
                throw new AssertionError("seed " + seed + ": " + fault.getMessage(), fault);
            }
        }
    }

    static Tournament replayed(Knobs knobs, List<Change> history) {
        Tournament now = RandomTournament.start(knobs);
        for (Change change : history) {
            now = applied(now, change);
        }
        return now;
    }

    static Tournament applied(Tournament now, Change change) {
        return switch (Direction.apply(now, change)) {
            case Progress.Done done -> done.now();
            case Progress.Refused(var why) -> throw new AssertionError(why + " " + change);
        };
    }
}
