package burraco.tournament.draft;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.field.Who;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Seating;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Brings those who must not leave their table to it. */
final class TableNumbers {
    private TableNumbers() {}

    static Seating kept(Tournament tournament, Seating drafted, Seats seats) {
        Seating now = drafted;
        Set<Integer> given = new HashSet<>();
        for (Meeting meeting : drafted.meetings()) {
            List<Integer> wanted =
                    meeting.numbers()
                            .map(number -> tournament.field().get(number).contestant().table())
                            .filter(table -> table > 0)
                            .toList();
            if (wanted.isEmpty()) {
                continue;
            }
            int table = wanted.getFirst();
            int number = meeting.first().first();
            int from = now.of(number).orElseThrow().table();
            boolean free = !given.contains(table);
            if (free && from != table) {
                now = now.swapTables(from, table);
            }
            given.add(table);
            boolean both = wanted.stream().distinct().count() > 1;
            if (!free || both) {
                seats.remark(new Sentence("draft.table-taken", new Who(number), wanted.getLast()));
            }
        }
        return now;
    }
}
