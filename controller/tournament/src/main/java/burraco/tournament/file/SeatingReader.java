package burraco.tournament.file;

import burraco.tournament.direction.Change;
import burraco.tournament.round.Group;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Places;
import burraco.tournament.round.Reason;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Seating;
import burraco.tournament.round.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the lines below {@code post}: places of a stage that begins, tables, and who rests. */
final class SeatingReader {
    static final String VACANT = "-";

    private final List<Cursor> block;
    private final List<Group> groups = new ArrayList<>();
    private final List<Meeting> meetings = new ArrayList<>();
    private final List<Rest> rests = new ArrayList<>();
    private Optional<Integer> shift = Optional.empty();

    SeatingReader(List<Cursor> block) {
        this.block = block;
    }

    Change.Post post(int round) throws Wrong {
        for (Cursor line : block) {
            read(line);
            line.end();
        }
        return new Change.Post(
                round, shift.map(by -> new Places(groups, by)), new Seating(meetings, rests));
    }

    private void read(Cursor line) throws Wrong {
        if (line.takes("table")) {
            meetings.add(meeting(line));
        } else if (line.takes("rest")) {
            rests.add(rest(line));
        } else if (shift.isEmpty() && line.takes("places")) {
            shift = Optional.of(line.takes("shift") ? line.integer() : 0);
        } else if (shift.isPresent() && line.takes("group")) {
            groups.add(new Group(line.quoted(), places(line)));
        } else {
            String also = shift.isEmpty() ? "places" : "group";
            throw line.expected(Cursor.words(List.of(also, "table", "rest")));
        }
    }

    private static List<Integer> places(Cursor line) throws Wrong {
        List<Integer> places = new ArrayList<>();
        while (!line.atEnd()) {
            places.add(line.takes(VACANT) ? Group.VACANT : line.integer());
        }
        return places;
    }

    private static Meeting meeting(Cursor line) throws Wrong {
        int table = line.integer();
        String group = group(line);
        Side first = side(line);
        Side second = side(line.skip("-"));
        return new Meeting(table, group, first, second, reason(line));
    }

    private static Rest rest(Cursor line) throws Wrong {
        int number = line.integer();
        String group = group(line);
        int table = line.takes("table") ? line.integer() : 0;
        boolean mobile = line.takes("mobile");
        if (!mobile) {
            line.takes("fixed");
        }
        return new Rest(number, group, table, !mobile, reason(line));
    }

    private static String group(Cursor line) throws Wrong {
        return line.takes("group") ? line.quoted() : "";
    }

    private static Side side(Cursor line) throws Wrong {
        List<Integer> numbers = new ArrayList<>(List.of(line.integer()));
        while (line.takes("+")) {
            numbers.add(line.integer());
        }
        return new Side(numbers);
    }

    private static Reason reason(Cursor line) throws Wrong {
        int column = line.skip("because").position() + 1;
        Reason.Kind kind = line.one(Reason.Kind.values(), Reason.Kind::parse);
        List<Integer> numbers = new ArrayList<>();
        while (!line.atEnd()) {
            numbers.add(line.integer());
        }
        Reason reason = new Reason(kind, numbers);
        if (!reason.isComplete()) {
            throw line.wrong(column, "file.reason", kind);
        }
        return reason;
    }
}
