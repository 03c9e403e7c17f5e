package burraco.tournament.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.score.MatchLength;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.generate.Knobs;
import burraco.tournament.generate.RandomTournament;
import burraco.tournament.generate.RandomTournament.Watcher;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Rematch;
import burraco.tournament.ranking.Points;
import burraco.tournament.ranking.Points.Cause;
import burraco.tournament.ranking.Ranking;
import burraco.tournament.ranking.Scoring;
import burraco.tournament.ranking.Standing;
import burraco.tournament.round.Group;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Reason;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Round;
import burraco.tournament.round.Seating;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What must hold of every tournament, after each change. */
final class Watchers {
    private static final Map<String, Integer> POINTS = new HashMap<>();

    private Watchers() {}

    /** Properties 1 to 6 and what the checker says. */
    static Watcher all(Knobs knobs) {
        Watcher checked = checked(knobs);
        return (before, change, after) -> {
            everybody(after);
            if (change instanceof Change.Post) {
                twentyPoints(after);
                danese(before, after);
                rests(after);
                ranking(after);
            }
            checked.changed(before, change, after);
        };
    }

    /** The checker has no complaint and finds the same ranking. */
    static Watcher checked(Knobs knobs) {
        Audit audit = new Audit(RandomTournament.start(knobs));
        return (before, change, after) -> {
            audit.add(change);
            assertEquals(List.of(), audit.problems());
            boolean look =
                    change instanceof Change.Post
                            || change instanceof Change.Rank
                            || change instanceof Change.Correct
                            || change instanceof Change.Leave
                            || change instanceof Change.Return
                            || change instanceof Change.Penalize;
            int round = after.rounds().size();
            if (look && round > 0) {
                assertEquals(
                        audit.ranking(round),
                        Ranking.after(after, round).all().stream().map(Watchers::row).toList());
            }
        };
    }

    private static Row row(Standing one) {
        return new Row(one.number(), one.victoryPoints(), one.matchPoints());
    }

    /** Property 1. Who has left since the seats were posted is still there on paper. */
    static void everybody(Tournament now) {
        if (now.rounds().isEmpty()) {
            return;
        }
        Round round = now.rounds().getLast();
        Seating seating = round.seating();
        List<Integer> seated = seating.numbers().toList();
        Set<Integer> once = new HashSet<>(seated);
        assertEquals(seated.size(), once.size(), "somebody has two seats");
        now.field()
                .present(round.number())
                .forEach(one -> assertTrue(once.contains(one.number()), "no seat " + one));
        int side = now.formula().field().perSide();
        Set<Integer> tables = new HashSet<>();
        for (Meeting meeting : seating.meetings()) {
            assertEquals(side, meeting.first().numbers().size());
            assertEquals(side, meeting.second().numbers().size());
            assertTrue(tables.add(meeting.table()), "two meetings at table " + meeting.table());
        }
        assertEquals(seating.meetings().size(), round.slips().size());
    }

    /** Property 2. */
    static void twentyPoints(Tournament now) {
        Scoring scoring = new Scoring(now.formula(), now.field());
        for (Round round : now.rounds()) {
            Map<Integer, Points> points = scoring.of(round);
            for (Meeting meeting : round.seating().meetings()) {
                Points first = points.get(meeting.first().first());
                Points second = points.get(meeting.second().first());
                if (first.cause() == Cause.PLAYED) {
                    assertEquals(20, first.victoryPoints() + second.victoryPoints());
                    assertEquals(0, first.matchPoints() + second.matchPoints());
                    sameAsEver(now.formula().length(), first);
                    sameAsEver(now.formula().length(), second);
                }
            }
        }
    }

    private static synchronized void sameAsEver(MatchLength length, Points points) {
        Integer before =
                POINTS.putIfAbsent(length + " " + points.matchPoints(), points.victoryPoints());
        assertEquals(before == null ? points.victoryPoints() : before, points.victoryPoints());
    }

    /** Property 3. */
    static void danese(Tournament before, Tournament now) {
        int number = now.rounds().size();
        Seating seating = now.rounds().getLast().seating();
        boolean edited = before.draft().filter(draft -> !draft.edits().isEmpty()).isPresent();
        if (edited
                || number == 1
                || !(now.formula().stage(number).movement()
                        instanceof Movement.Danese(Rematch rematch, var _))) {
            return;
        }
        boolean last = number == now.formula().rounds();
        Round previous = now.rounds().get(number - 2);
        Map<String, List<Meeting>> groups = new HashMap<>();
        for (Meeting meeting : seating.meetings()) {
            groups.computeIfAbsent(meeting.group(), none -> new ArrayList<>()).add(meeting);
        }
        boolean ranked =
                now.formula().firstOfStage(number) != number
                        || now.formula().countedFrom(number) != number;
        groups.forEach((group, meetings) -> {
            if (rematch == Rematch.ALLOWED && ranked) {
                assertEquals(neighbours(now, group, meetings), couples(meetings));
            }
            if (rematch == Rematch.NOT_AT_ONCE && !last && meetings.size() > 1) {
                meetings.forEach(one -> assertNew(one, now, previous));
            }
        });
    }

    private static List<List<Integer>> neighbours(
            Tournament now, String name, List<Meeting> meetings) {
        Set<Integer> playing = new HashSet<>();
        meetings.forEach(meeting -> meeting.numbers().forEach(playing::add));
        Set<Integer> all = new HashSet<>(playing);
        List<Group> groups = now.places().getLast().groups();
        if (groups.size() == 1) {
            now.field().all().forEach(one -> all.add(one.number()));
        } else {
            groups.stream()
                    .filter(group -> group.name().equals(name))
                    .forEach(group -> all.addAll(group.places()));
        }
        List<Integer> ranked =
                Ranking.after(now, now.rounds().size() - 1).of(all).stream()
                        .map(Standing::number)
                        .filter(playing::contains)
                        .toList();
        List<List<Integer>> two = new ArrayList<>();
        for (int i = 0; i < ranked.size(); i += 2) {
            two.add(List.of(ranked.get(i), ranked.get(i + 1)));
        }
        return two;
    }

    private static List<List<Integer>> couples(List<Meeting> meetings) {
        return meetings.stream().map(one -> one.numbers().toList()).toList();
    }

    /** What nobody played was no meeting, but for an older program. */
    private static void assertNew(Meeting meeting, Tournament now, Round previous) {
        Scoring scoring = new Scoring(now.formula(), now.field());
        List<Meeting> before = previous.seating().meetings();
        boolean again =
                previous.seating()
                        .of(meeting.first().first())
                        .filter(one -> one.has(meeting.second().first()))
                        .filter(one ->
                                now.edition() == Edition.FIRST
                                        || scoring.isFaced(previous, before.indexOf(one)))
                        .isPresent();
        assertTrue(!again, "met in the round before: " + meeting);
    }

    /** Property 5: of those who could rest as well, in a Danese those of the same group. */
    static void rests(Tournament now) {
        int number = now.rounds().size();
        Movement movement = now.formula().stage(number).movement();
        boolean chosen =
                movement instanceof Movement.Danese || movement instanceof Movement.DrawnPartners;
        Seating seating = now.rounds().getLast().seating();
        for (Rest rest : chosen ? seating.rests() : List.<Rest>of()) {
            boolean byArbiter = rest.reason().kind() == Reason.Kind.BY_ARBITER;
            if (!byArbiter && hasRested(now, rest.number())) {
                seating.meetings().stream()
                        .filter(one -> one.group().equals(rest.group()))
                        .filter(one -> one.reason().kind() != Reason.Kind.BY_ARBITER)
                        .flatMap(Meeting::numbers)
                        .forEach(other ->
                                assertTrue(
                                        hasRested(now, other),
                                        rest.number() + " rests again before " + other));
            }
        }
    }

    private static boolean hasRested(Tournament now, int one) {
        int last = now.rounds().size();
        for (int round = now.formula().firstOfSession(last); round < last; round++) {
            Round before = now.rounds().get(round - 1);
            Scoring scoring = new Scoring(now.formula(), now.field());
            boolean stayed =
                    now.edition() != Edition.FIRST && scoring.isRest(scoring.of(before).get(one));
            if (stayed || before.seating().restOf(one).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** Property 6. */
    static void ranking(Tournament now) {
        List<Standing> all = Ranking.after(now, now.rounds().size()).all();
        Set<Integer> numbers = new HashSet<>();
        for (int i = 0; i < all.size(); i++) {
            assertEquals(i + 1, all.get(i).rank());
            assertTrue(numbers.add(all.get(i).number()));
            assertTrue(i == 0 || all.get(i - 1).victoryPoints() >= all.get(i).victoryPoints());
            boolean tied = i > 0 && all.get(i - 1).victoryPoints() == all.get(i).victoryPoints();
            assertEquals(tied, all.get(i).decidedBy().isPresent(), "row " + (i + 1));
        }
        assertEquals(now.field().all().size(), all.size());
        List<Integer> backwards = new ArrayList<>(numbers);
        Collections.reverse(backwards);
        assertEquals(all, Ranking.after(now, now.rounds().size()).of(backwards));
    }
}
