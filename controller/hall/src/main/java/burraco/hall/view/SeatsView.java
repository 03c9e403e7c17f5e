package burraco.hall.view;

import burraco.json.JsonObject;
import burraco.tournament.Tournament;
import burraco.tournament.field.Participant;
import burraco.tournament.plan.Movement;
import burraco.tournament.print.SurnameOrder;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Round;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Who sits where in the last round whose seats are posted.
 *
 * @param round 0 before the first
 * @param lines whether sides stay on a line (Mitchell)
 * @param entries names of all numbers
 * @param names of all players in alphabetical order
 */
public record SeatsView(
        String title,
        int round,
        int rounds,
        boolean lines,
        List<Entry> entries,
        List<Named> names,
        List<Seated> tables,
        List<Resting> rests)
        implements JsonObject {
    public record Entry(int number, String title) implements JsonObject {}

    public record Named(String player, int number) implements JsonObject {}

    public record Seated(int table, String group, List<Integer> first, List<Integer> second)
            implements JsonObject {}

    /**
     * @param table where they would sit, 0 if at none
     */
    public record Resting(int number, int table) implements JsonObject {}

    public static SeatsView of(Tournament now) {
        Optional<Round> round = now.current();
        return new SeatsView(
                now.title(),
                round.map(Round::number).orElse(0),
                now.formula().rounds(),
                round.map(one -> isMitchell(now, one)).orElse(false),
                now.field().all().stream().map(SeatsView::entry).toList(),
                names(now),
                round.map(SeatsView::tables).orElse(List.of()),
                round.map(SeatsView::rests).orElse(List.of()));
    }

    private static boolean isMitchell(Tournament now, Round round) {
        return now.formula().stage(round.number()).movement() instanceof Movement.Mitchell;
    }

    private static Entry entry(Participant one) {
        return new Entry(one.number(), one.contestant().title());
    }

    private static List<Named> names(Tournament now) {
        List<Named> names = new ArrayList<>();
        for (Participant one : now.field().all()) {
            one.contestant().players().forEach(name -> names.add(new Named(name, one.number())));
        }
        names.sort(
                Comparator.comparing((Named one) -> SurnameOrder.key(one.player()))
                        .thenComparing(Named::player)
                        .thenComparingInt(Named::number));
        return names;
    }

    private static List<Seated> tables(Round round) {
        return round.seating().meetings().stream()
                .sorted(Comparator.comparingInt(Meeting::table))
                .map(one ->
                        new Seated(
                                one.table(),
                                one.group(),
                                one.first().numbers(),
                                one.second().numbers()))
                .toList();
    }

    private static List<Resting> rests(Round round) {
        return round.seating().rests().stream()
                .map((Rest one) -> new Resting(one.number(), one.table()))
                .toList();
    }
}
