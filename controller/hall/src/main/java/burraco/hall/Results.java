package burraco.hall;

import burraco.cards.Line;
import burraco.hall.Books.Telling;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.room.TableOrder;
import burraco.hall.told.HandSaid;
import burraco.hall.told.MatchSaid;
import burraco.hall.view.OpenResult;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Part;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The results of the round that is played, out of what tables have told: those that are recorded,
 * and those of which somebody has to decide what they are. The same is told, the same follows.
 *
 * @param ready to be recorded
 * @param open not to be recorded by itself
 */
record Results(List<Ready> ready, List<OpenResult> open) {
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

    /**
     * @param taken results that were recorded, by their tables
     */
    static Results of(
            Books books, Room room, Tournament tournament, Map<Room.Seats, Recorded> taken) {
        Making made = new Making(room, tournament, taken);
        tournament.current().ifPresent(round -> made.round(books, round));
        return new Results(List.copyOf(made.ready), List.copyOf(made.open));
    }

    /**
     * The table at which the match was played, as its journal has it; 0 if the device is not
     * believed.
     */
    static int table(Telling telling, Room room) {
        Device device = room.devices().get(telling.source().device());
        if (device == null || !device.journals().contains(telling.source().epoch())) {
            return 0;
        }
        String said = telling.match().event().table();
        int table = said.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(said) : device.table();
        return device.tables().contains(table) ? table : 0;
    }

    private static final class Making {
        private final Room room;
        private final Tournament tournament;
        private final Map<Room.Seats, Recorded> taken;
        private final List<Ready> ready = new ArrayList<>();
        private final List<OpenResult> open = new ArrayList<>();

        Making(Room room, Tournament tournament, Map<Room.Seats, Recorded> taken) {
            this.room = room;
            this.tournament = tournament;
            this.taken = taken;
        }

        void round(Books books, Round round) {
            Map<Integer, List<Telling>> byTable =
                    books.of(TableOrder.title(tournament), round.number()).stream()
                            .filter(one -> table(one) > 0 && !one.match().hands().isEmpty())
                            .collect(Collectors.groupingBy(this::table));
            for (Meeting meeting : round.seating().meetings()) {
                List<Telling> told = last(byTable.getOrDefault(meeting.table(), List.of()));
                if (!told.isEmpty()) {
                    meeting(round, meeting.table(), told);
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

        private void meeting(Round round, int table, List<Telling> told) {
            OptionalInt at = round.seating().at(table);
            Optional<MeetingResult> result = round.slip(at.orElseThrow()).result();
            if (result.isPresent()) {
                told.forEach(one -> recorded(round.number(), one, table, result.get()));
            } else if (told.size() > 1) {
                add(round.number(), table, "result-two-journals", told);
            } else if (told.getFirst().match().isResult()) {
                unrecorded(round.number(), table, told.getFirst());
            }
        }

        private void unrecorded(int round, int table, Telling told) {
            Change.Record change =
                    new Change.Record(round, table, played(round, table, told.match()));
            switch (Direction.apply(tournament, change)) {
                case Progress.Done _ -> ready.add(new Ready(table, change, told));
                case Progress.Refused(var why) ->
                        open.add(
                                new OpenResult(
                                        round,
                                        table,
                                        "result-refused",
                                        Optional.of(why),
                                        List.of(said(table, told))));
            }
        }

        /** A hand that was corrected at the table afterwards: the direction corrects the result. */
        private void recorded(int round, Telling told, int table, MeetingResult result) {
            Recorded before = taken.get(new Room.Seats(round, table));
            boolean isLater =
                    before != null
                            && before.isOf(told.source())
                            && told.match().last().seq() > before.entry();
            if (isLater && told.match().isResult() && differs(round, table, told, result)) {
                add(round, table, "result-amended", List.of(told));
            }
        }

        private boolean differs(int round, int table, Telling told, MeetingResult result) {
            Played now = played(round, table, told.match());
            return !(result instanceof Played(int first, int second, var _)
                    && first == now.first()
                    && second == now.second());
        }

        private Played played(int round, int table, MatchSaid match) {
            Line first = room.firstNorthSouth(round, table) ? Line.NS : Line.EW;
            List<Part> parts =
                    match.hands().values().stream()
                            .map(hand -> new Part(points(hand, first), points(hand, first.other())))
                            .toList();
            return new Played(
                    parts.stream().mapToInt(Part::first).sum(),
                    parts.stream().mapToInt(Part::second).sum(),
                    parts);
        }

        private static int points(HandSaid hand, Line line) {
            return (line == Line.NS ? hand.ns() : hand.ew()).orElseThrow();
        }

        private void add(int round, int table, String why, List<Telling> told) {
            List<String> said = told.stream().map(one -> said(table, one)).toList();
            open.add(new OpenResult(round, table, why, Optional.empty(), said));
        }

        /** A journal and its hands: {@code Table 12: 700–305, 420–?}. */
        private String said(int table, Telling told) {
            Device device = room.devices().get(told.source().device());
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
