package burraco.tournament.draft;

import burraco.text.Sentence;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Reason;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Seating;
import burraco.tournament.round.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Where a round is put together, table by table. */
final class Seats {
    private final List<Meeting> meetings = new ArrayList<>();
    private final List<Rest> rests = new ArrayList<>();
    private final List<Sentence> remarks = new ArrayList<>();
    private final Set<Integer> seated = new HashSet<>();
    private int tables;

    /** At the next table. */
    void add(String group, Side first, Side second, Reason reason) {
        addAt(tables + 1, group, first, second, reason);
    }

    void addAt(int table, String group, Side first, Side second, Reason reason) {
        meetings.add(new Meeting(table, group, first, second, reason));
        tables = Math.max(tables, table);
        seated.addAll(first.numbers());
        seated.addAll(second.numbers());
    }

    void rest(Rest rest) {
        rests.add(rest);
        tables = Math.max(tables, rest.table());
    }

    void remark(Sentence sentence) {
        remarks.add(sentence);
    }

    List<Sentence> remarks() {
        return remarks;
    }

    /** Tables used so far. */
    int tables() {
        return tables;
    }

    boolean isSeated(int number) {
        return seated.contains(number);
    }

    Seating seating() {
        return new Seating(meetings, rests);
    }
}
