package burraco.tournament.check;

import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.Reason;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Seating;
import burraco.tournament.round.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/** A posted round as the checker follows it. */
final class Sheet {
    /** One table of it. */
    static final class Row {
        final Meeting meeting;
        Optional<MeetingResult> result = Optional.empty();
        int lateFirst;
        int lateSecond;
        boolean countersigned;

        /** Minutes of individuals whose partner was there. */
        final Map<Integer, Integer> lateOnes = new HashMap<>();

        boolean isBegun() {
            return result.isPresent() || lateFirst + lateSecond > 0 || countersigned;
        }

        Row(Meeting meeting) {
            this.meeting = meeting;
        }
    }

    final int number;
    final List<Row> rows = new ArrayList<>();
    final List<Rest> rests;

    /** Whether an arbiter has changed the draft. */
    boolean edited;

    Sheet(int number, Seating seating) {
        this.number = number;
        seating.meetings().forEach(meeting -> rows.add(new Row(meeting)));
        this.rests = new ArrayList<>(seating.rests());
    }

    Optional<Row> at(int table) {
        return rows.stream().filter(row -> row.meeting.table() == table).findFirst();
    }

    /** Somebody late sits down with the first who rests and is still there. */
    Optional<Rest> complete(int late, IntPredicate isThere) {
        Optional<Rest> alone =
                rests.stream().filter(rest -> isThere.test(rest.number())).findFirst();
        alone.ifPresent(rest -> complete(late, rest));
        return alone;
    }

    private void complete(int late, Rest rest) {
        rests.remove(rest);
        int last = rows.stream().mapToInt(row -> row.meeting.table()).max().orElse(0);
        Side there = Side.of(rest.number());
        Side newcomer = Side.of(late);
        rows.add(
                new Row(
                        new Meeting(
                                rest.table() > 0 ? rest.table() : last + 1,
                                rest.group(),
                                rest.fixed() ? there : newcomer,
                                rest.fixed() ? newcomer : there,
                                Reason.of(Reason.Kind.CAME_LATE))));
    }

    /** Somebody late sits where another has not come; the slip is a new one. */
    void replace(int at, int gone, int late) {
        Meeting was = rows.get(at).meeting;
        boolean first = was.first().has(gone);
        rows.set(
                at,
                new Row(
                        new Meeting(
                                was.table(),
                                was.group(),
                                first ? Side.of(late) : was.first(),
                                first ? was.second() : Side.of(late),
                                Reason.of(Reason.Kind.CAME_LATE))));
    }

    boolean meet(int one, int other) {
        return rows.stream()
                .anyMatch(row ->
                        row.meeting.first().has(one) && row.meeting.second().has(other)
                                || row.meeting.first().has(other) && row.meeting.second().has(one));
    }
}
