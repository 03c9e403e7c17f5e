package burraco.hall;

import burraco.cards.Line;
import burraco.hall.Books.Telling;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.told.HandSaid;
import burraco.json.Json;
import burraco.tournament.round.MeetingResult.Part;
import burraco.tournament.round.MeetingResult.Played;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A match in two journals: a table was replaced, and the other one has played the rest. Both lines
 * have confirmed every hand, at one table or at the other.
 */
record Joined(Telling before, Telling after) {
    /**
     * Empty unless it is clear: two devices, of which one is at the table now, and not more hands
     * than the match has. A journal that was restored may tell of a hand that was played twice.
     *
     * @param hands of the match
     */
    static Optional<Joined> of(List<Telling> told, int table, Room room, int hands) {
        if (told.size() != 2 || !told.stream().allMatch(one -> one.match().isConfirmed())) {
            return Optional.empty();
        }
        List<Telling> now = told.stream().filter(one -> isAt(one, table, room)).toList();
        List<Telling> gone = told.stream().filter(one -> !isAt(one, table, room)).toList();
        if (now.size() != 1) {
            return Optional.empty();
        }
        Joined joined = new Joined(gone.getFirst(), now.getFirst());
        boolean isWhole = joined.all().size() == hands || joined.after.match().over();
        return isWhole && joined.all().size() <= hands && !joined.before.match().over()
                ? Optional.of(joined)
                : Optional.empty();
    }

    private static boolean isAt(Telling one, int table, Room room) {
        return room.at(table).map(Device::id).filter(one.source().device()::equals).isPresent();
    }

    private List<HandSaid> all() {
        return Stream.of(before, after)
                .flatMap(one -> one.match().hands().values().stream())
                .toList();
    }

    /**
     * @param first the line of the side that is listed first
     */
    Played played(Line first) {
        return played(all(), first);
    }

    static Played played(List<HandSaid> hands, Line first) {
        List<Part> parts =
                hands.stream()
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

    /** A row of the ledger beside that of the result, which says of which entries it is the sum. */
    String body(int round, int table) {
        Map<String, Object> json = Json.object();
        json.put("round", round);
        json.put("table", table);
        json.put(
                "entries",
                Stream.of(before, after).map(Joined::entries).collect(Collectors.joining(", ")));
        return Json.write(json);
    }

    private static String entries(Telling one) {
        return one.source().device()
                + " "
                + one.source().epoch()
                + " "
                + one.match().hands().values().stream()
                        .map(hand -> String.valueOf(hand.seq()))
                        .collect(Collectors.joining(" "));
    }
}
