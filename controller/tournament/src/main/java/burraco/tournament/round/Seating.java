package burraco.tournament.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Who sits where in a round, and who rests. */
public record Seating(List<Meeting> meetings, List<Rest> rests) {
    public static final Seating EMPTY = new Seating(List.of(), List.of());

    public Seating {
        meetings = List.copyOf(meetings);
        rests = List.copyOf(rests);
    }

    /** The index of the meeting at a table. */
    public OptionalInt at(int table) {
        for (int i = 0; i < meetings.size(); i++) {
            if (meetings.get(i).table() == table) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    public Optional<Meeting> of(int number) {
        return meetings.stream().filter(meeting -> meeting.has(number)).findFirst();
    }

    public Optional<Rest> restOf(int number) {
        return rests.stream().filter(rest -> rest.number() == number).findFirst();
    }

    /** Everybody who sits or rests. */
    public Stream<Integer> numbers() {
        return Stream.concat(
                meetings.stream().flatMap(Meeting::numbers), rests.stream().map(Rest::number));
    }

    /** Two contestants in each other's place. */
    public Seating swap(int one, int other) {
        Reason arbiter = Reason.of(Reason.Kind.BY_ARBITER);
        List<Meeting> sitting = new ArrayList<>();
        for (Meeting meeting : meetings) {
            Side first = meeting.first().swap(one, other);
            Side second = meeting.second().swap(one, other);
            boolean same = first.equals(meeting.first()) && second.equals(meeting.second());
            sitting.add(
                    same
                            ? meeting
                            : new Meeting(
                                    meeting.table(), meeting.group(), first, second, arbiter));
        }
        List<Rest> resting = new ArrayList<>();
        for (Rest rest : rests) {
            int number = swapped(rest.number(), one, other);
            resting.add(number == rest.number() ? rest : rest.of(number, arbiter));
        }
        return new Seating(sitting, resting);
    }

    /** Two tables with each other's number. */
    public Seating swapTables(int one, int other) {
        return new Seating(
                meetings.stream()
                        .map(meeting -> meeting.at(swapped(meeting.table(), one, other)))
                        .toList(),
                rests.stream()
                        .map(rest ->
                                new Rest(
                                        rest.number(),
                                        rest.group(),
                                        swapped(rest.table(), one, other),
                                        rest.fixed(),
                                        rest.reason()))
                        .toList());
    }

    /** Somebody who came late plays against who rested. */
    public Seating completed(Rest rest, int newcomer, int table) {
        Side there = Side.of(rest.number());
        Side late = Side.of(newcomer);
        Meeting complete =
                new Meeting(
                        table,
                        rest.group(),
                        rest.fixed() ? there : late,
                        rest.fixed() ? late : there,
                        Reason.of(Reason.Kind.CAME_LATE));
        List<Meeting> sitting = new ArrayList<>(meetings);
        sitting.add(complete);
        return new Seating(sitting, rests.stream().filter(other -> !other.equals(rest)).toList());
    }

    /** Somebody who came late sits in the place of one who did not come to this table. */
    public Seating taken(int meeting, int gone, int newcomer) {
        Meeting was = meetings.get(meeting);
        List<Meeting> sitting = new ArrayList<>(meetings);
        sitting.set(
                meeting,
                new Meeting(
                        was.table(),
                        was.group(),
                        was.first().swap(gone, newcomer),
                        was.second().swap(gone, newcomer),
                        Reason.of(Reason.Kind.CAME_LATE)));
        return new Seating(sitting, rests);
    }

    static int swapped(int number, int one, int other) {
        return number == one ? other : number == other ? one : number;
    }
}
