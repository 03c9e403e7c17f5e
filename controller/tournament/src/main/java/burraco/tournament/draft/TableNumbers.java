package burraco.tournament.draft;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.field.Who;
import burraco.tournament.plan.Movement;
import burraco.tournament.round.Group;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Places;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Seating;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Brings those who must not leave their table to it. */
final class TableNumbers {
    /** Who wants one table. */
    private record Wish(int number, int table) {}

    private final Tournament tournament;
    private final Seats seats;
    private final Map<Integer, Integer> lineOwners = new HashMap<>();
    private final boolean mitchell;
    private final Set<Integer> given = new HashSet<>();
    private Seating now;

    private TableNumbers(Tournament tournament, Places places, Seating drafted, Seats seats) {
        this.tournament = tournament;
        this.seats = seats;
        this.now = drafted;
        this.mitchell =
                tournament.formula().stage(tournament.next()).movement()
                        instanceof Movement.Mitchell;
        if (mitchell) {
            owners(places.groups().getFirst());
        }
    }

    static Seating kept(Tournament tournament, Places places, Seating drafted, Seats seats) {
        return new TableNumbers(tournament, places, drafted, seats).kept();
    }

    /**
     * In a Mitchell a table belongs to the same fixed pair in all rounds, also while that pair is
     * away: else another would have to move to it and back again.
     */
    private void owners(Group fixed) {
        for (int i = 0; i < fixed.size(); i++) {
            int number = fixed.places().get(i);
            int table = number == Group.VACANT ? 0 : table(number);
            if (table == i + 1 || table > fixed.size()) {
                lineOwners.putIfAbsent(table, number);
            }
        }
    }

    private Seating kept() {
        List<List<Wish>> all = new ArrayList<>();
        for (Meeting meeting : now.meetings()) {
            all.add(wishes(meeting.numbers().toList()));
        }
        for (Rest rest : now.rests()) {
            all.add(rest.table() > 0 ? wishes(List.of(rest.number())) : List.of());
        }
        all.forEach(this::stays);
        all.forEach(this::moves);
        all.forEach(this::remark);
        return now;
    }

    private List<Wish> wishes(List<Integer> numbers) {
        return numbers.stream()
                .filter(number -> table(number) > 0)
                .map(number -> new Wish(number, table(number)))
                .toList();
    }

    private int table(int number) {
        return tournament.field().get(number).contestant().table();
    }

    private void stays(List<Wish> wishes) {
        for (Wish wish : wishes) {
            if (mayHave(wish) && at(wish.number()) == wish.table()) {
                given.add(wish.table());
            }
        }
    }

    private void moves(List<Wish> wishes) {
        if (wishes.isEmpty() || given.contains(at(wishes.getFirst().number()))) {
            return;
        }
        for (Wish wish : wishes) {
            if (mayHave(wish) && given.add(wish.table())) {
                now = now.swapTables(at(wish.number()), wish.table());
                return;
            }
        }
    }

    private void remark(List<Wish> wishes) {
        for (Wish wish : wishes) {
            if (at(wish.number()) != wish.table()) {
                seats.remark(
                        new Sentence("draft.table-taken", new Who(wish.number()), wish.table()));
            }
        }
    }

    private boolean mayHave(Wish wish) {
        return !mitchell || lineOwners.getOrDefault(wish.table(), 0) == wish.number();
    }

    private int at(int number) {
        return now.of(number)
                .map(Meeting::table)
                .orElseGet(() -> now.restOf(number).orElseThrow().table());
    }
}
