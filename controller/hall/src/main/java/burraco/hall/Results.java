package burraco.hall;

import burraco.cards.Line;
import burraco.hall.Books.Telling;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.room.TableOrder;
import burraco.hall.told.HandSaid;
import burraco.hall.told.MatchSaid;
import burraco.hall.view.Hands;
import burraco.hall.view.OpenResult;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The results of a tournament, out of what tables have told: those that are recorded, and those of
 * which somebody has to decide what they are. The same is told, the same follows.
 *
 * @param ready to be recorded
 * @param open not to be recorded by itself
 * @param sums by the names of those open ones that two journals tell together
 */
record Results(List<Ready> ready, List<OpenResult> open, Map<String, Sum> sums) {
    /**
     * A result that the tournament has not.
     *
     * @param change that records it
     * @param telling of the table whose result it is
     */
    record Ready(int table, Change.Record change, Telling telling) {
        /** The entry of the table's journal that makes it complete. */
        HandSaid proof() {
            return telling.match().last();
        }
    }

    /** What somebody may take for the result. */
    record Sum(Change.Record change, Joined of) {}

    /**
     * @param taken results that were recorded, by their tables
     */
    static Results of(
            Books books, Room room, Tournament tournament, Map<Room.Seats, Recorded> taken) {
        Making made = new Making(books, room, tournament, taken);
        // A match of teams has several tables: its slips are typed.
        if (tournament.formula().field() != FieldKind.TEAMS) {
            tournament.rounds().forEach(made::round);
        }
        return new Results(List.copyOf(made.ready), List.copyOf(made.open), Map.copyOf(made.sums));
    }

    /**
     * The table at which the match was played, as its journal has it; 0 if the device is not
     * believed. What a device told before it was removed is.
     */
    static int table(Telling telling, Room room) {
        Device device = room.known(telling.source().device()).orElse(null);
        if (device == null || !device.journals().contains(telling.source().epoch())) {
            return 0;
        }
        String said = telling.match().event().table();
        int table = said.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(said) : device.table();
        return device.tables().contains(table) ? table : 0;
    }

    private static final class Making {
        private final Books books;
        private final Room room;
        private final Tournament tournament;
        private final Map<Room.Seats, Recorded> taken;
        private final List<Ready> ready = new ArrayList<>();
        private final List<OpenResult> open = new ArrayList<>();
        private final Map<String, Sum> sums = new HashMap<>();

        Making(Books books, Room room, Tournament tournament, Map<Room.Seats, Recorded> taken) {
            this.books = books;
            this.room = room;
            this.tournament = tournament;
            this.taken = taken;
        }

        void round(Round round) {
            Map<Integer, List<Telling>> byTable =
                    books.of(TableOrder.title(tournament), round.number()).stream()
                            .filter(one -> table(one) > 0 && !one.match().hands().isEmpty())
                            .collect(Collectors.groupingBy(this::table));
            List<Meeting> meetings = round.seating().meetings();
            for (int at = 0; at < meetings.size(); at++) {
                Room.Seats seats = new Room.Seats(round.number(), meetings.get(at).table());
                List<Telling> told = byTable.getOrDefault(seats.table(), List.of());
                Optional<MeetingResult> result = round.slip(at).result();
                if (result.isPresent()) {
                    recorded(seats, told, result.get());
                } else if (round.number() == tournament.rounds().size()) {
                    unrecorded(seats, told);
                }
            }
        }

        private int table(Telling telling) {
            return Results.table(telling, room);
        }

        /** A journal that goes on under another name tells again what was in it. */
        private static List<Telling> last(List<Telling> told) {
            List<Telling> left = new ArrayList<>();
            for (Telling one : told) {
                boolean isAgain =
                        left.stream().anyMatch(other -> isOfSame(one, other) && has(other, one));
                if (!isAgain) {
                    left.removeIf(other -> isOfSame(one, other) && has(one, other));
                    left.add(one);
                }
            }
            return left;
        }

        private static boolean isOfSame(Telling one, Telling other) {
            return one.source().device().equals(other.source().device());
        }

        /** Whether the first one tells all that the other does, and knows it as well. */
        private static boolean has(Telling one, Telling other) {
            return one.match().contains(other.match())
                    && (one.match().isResult() || !other.match().isResult());
        }

        private void unrecorded(Room.Seats seats, List<Telling> told) {
            List<Telling> left = last(told);
            if (left.size() == 1 && left.getFirst().match().isResult()) {
                whole(seats, left.getFirst(), told);
                return;
            }
            List<Telling> unknown = ofNoRound(seats.table());
            if (!unknown.isEmpty()) {
                left.addAll(unknown);
                add(seats, "result-unknown-round", left);
            } else if (left.size() > 1) {
                twoJournals(seats, left);
            } else if (left.size() == 1 && !isTrusted(left.getFirst())) {
                add(seats, "result-removed", left);
            }
        }

        private void twoJournals(Room.Seats seats, List<Telling> left) {
            Optional<Joined> joined =
                    Joined.of(left, seats.table(), room, hands())
                            .filter(one -> isAccepted(change(seats, one)));
            open.add(
                    new OpenResult(
                            seats.round(),
                            seats.table(),
                            "result-two-journals",
                            Optional.empty(),
                            said(seats.table(), left),
                            joined.map(one -> one.played(first(seats)))));
            joined.ifPresent(
                    one -> sums.put(open.getLast().id(), new Sum(change(seats, one), one)));
        }

        private Change.Record change(Room.Seats seats, Joined joined) {
            return new Change.Record(seats.round(), seats.table(), joined.played(first(seats)));
        }

        private boolean isAccepted(Change.Record change) {
            return Direction.apply(tournament, change) instanceof Progress.Done;
        }

        private int hands() {
            return Hands.of(tournament);
        }

        /** The line of the side that is listed first. */
        private Line first(Room.Seats seats) {
            return room.firstNorthSouth(seats.round(), seats.table()) ? Line.NS : Line.EW;
        }

        /** A table that joined when it played already has perhaps not told its round. */
        private List<Telling> ofNoRound(int table) {
            Optional<Device> there = room.at(table);
            return there.isEmpty() ? List.of() : ofNoRound(there.get());
        }

        private List<Telling> ofNoRound(Device device) {
            return books.ofNoRound().stream()
                    .filter(one -> one.source().device().equals(device.id()))
                    .filter(one -> device.journals().contains(one.source().epoch()))
                    .toList();
        }

        private boolean isTrusted(Telling telling) {
            return room.devices().containsKey(telling.source().device());
        }

        private void whole(Room.Seats seats, Telling one, List<Telling> told) {
            if (isTakenBack(seats, told)) {
                add(seats, "result-taken-back", List.of(one));
            } else if (!isTrusted(one)) {
                add(seats, "result-removed", List.of(one));
            } else {
                ready(seats, one);
            }
        }

        /** It was recorded, and the direction has undone it: it has a reason. */
        private boolean isTakenBack(Room.Seats seats, List<Telling> told) {
            Recorded before = taken.get(seats);
            return before != null
                    && told.stream()
                            .anyMatch(one ->
                                    before.isOf(one.source())
                                            && one.match().last().seq() == before.entry());
        }

        private void ready(Room.Seats seats, Telling told) {
            Change.Record change =
                    new Change.Record(seats.round(), seats.table(), played(seats, told.match()));
            switch (Direction.apply(tournament, change)) {
                case Progress.Done _ -> ready.add(new Ready(seats.table(), change, told));
                case Progress.Refused(var why) ->
                        open.add(
                                new OpenResult(
                                        seats.round(),
                                        seats.table(),
                                        "result-refused",
                                        Optional.of(why),
                                        List.of(said(seats.table(), told))));
            }
        }

        /** What a table has told since its result was recorded, and what others tell of it. */
        private void recorded(Room.Seats seats, List<Telling> told, MeetingResult result) {
            Recorded before = taken.get(seats);
            if (before == null) {
                return;
            }
            told.stream()
                    .filter(one -> before.isOf(one.source()))
                    .findFirst()
                    .ifPresent(its -> {
                        boolean isLater = its.match().last().seq() > before.entry();
                        boolean isOther = its.match().isResult() && differs(seats, its, result);
                        if (isLater && isOther) {
                            add(seats, "result-amended", List.of(its));
                        }
                        // Other points than its own were entered by somebody who has seen it all.
                        if (isLater || !isOther) {
                            others(seats, its, told);
                        }
                    });
        }

        private void others(Room.Seats seats, Telling its, List<Telling> told) {
            List<Telling> others =
                    told.stream().filter(one -> !its.match().hasHandsOf(one.match())).toList();
            if (!others.isEmpty()) {
                add(seats, "result-other-journal", others);
            }
        }

        private boolean differs(Room.Seats seats, Telling told, MeetingResult result) {
            Played now = played(seats, told.match());
            return !(result instanceof Played(int first, int second, var _)
                    && first == now.first()
                    && second == now.second());
        }

        private Played played(Room.Seats seats, MatchSaid match) {
            return Joined.played(List.copyOf(match.hands().values()), first(seats));
        }

        private void add(Room.Seats seats, String why, List<Telling> told) {
            open.add(
                    new OpenResult(
                            seats.round(),
                            seats.table(),
                            why,
                            Optional.empty(),
                            said(seats.table(), told)));
        }

        private List<String> said(int table, List<Telling> told) {
            return told.stream().map(one -> said(table, one)).toList();
        }

        /** A journal and its hands: {@code Table 12: 700–305, 420–?}. */
        private String said(int table, Telling told) {
            Device device = room.known(told.source().device()).orElseThrow();
            String name = device.name().isEmpty() ? device.id() : device.name();
            return name
                    + (device.table() == table ? "" : " (–)")
                    + ": "
                    + told.match().hands().values().stream()
                            .map(hand -> shown(hand.ns()) + "–" + shown(hand.ew()))
                            .collect(Collectors.joining(", "));
        }

        private static String shown(OptionalInt points) {
            return points.isPresent() ? "" + points.getAsInt() : "?";
        }
    }
}
