package burraco.hall.floor;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hall.view.TableTold;
import burraco.hall.view.TableTold.AwaitedRuling;
import burraco.hall.view.TableTold.HandPoints;
import burraco.hall.view.TableTold.Waiting;
import burraco.json.JsonFields;
import burraco.words.Language;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/** Reads what a table says it is like now. */
final class StateReader {
    private static final int MOST_RULINGS = 3;

    private final JsonFields json;
    private final Since since;

    /** Since when something has been so, in the hall's time: a table tells only that it is. */
    interface Since {
        /**
         * @param what of the table
         * @param how it is now; the time begins anew when this changes
         */
        long of(String what, String how);
    }

    private StateReader(JsonFields json, Since since) {
        this.json = json;
        this.since = since;
    }

    /** Empty if it cannot be understood. */
    static Optional<TableTold> read(String state, Since since) {
        return JsonFields.read(state.getBytes(StandardCharsets.UTF_8))
                .filter(json -> json.number("version").orElse(0) >= 1)
                .map(json -> new StateReader(json, since).told());
    }

    private TableTold told() {
        Set<Seat> calling = calling();
        Set<Line> unconfirmed = unconfirmed();
        return new TableTold(
                number("match"),
                round(),
                number("hand"),
                number("hands"),
                counted(),
                flag("over") ? HandPoints.NONE : new HandPoints(number("handNs"), number("handEw")),
                text("phase"),
                Optional.of(new Waiting(text("waits"), say("waits"))),
                calling,
                calling.isEmpty() ? never("calling") : ever("calling", "now"),
                number("doubts"),
                say("doubt"),
                number("doubts") > 0 ? ever("doubts", "now") : never("doubts"),
                isBlind(),
                say("trouble"),
                isBlind() ? ever("blind", "now") : never("blind"),
                unconfirmed,
                unconfirmed.isEmpty()
                        ? never("unconfirmed")
                        : ever("unconfirmed", number("match") + " " + number("played")),
                turnSince(),
                number("allowed"),
                rulings(),
                flag("over"),
                flag("confirmed"));
    }

    private boolean isBlind() {
        return number("troubles") > 0 || !flag("followed");
    }

    private OptionalLong ever(String what, String how) {
        return OptionalLong.of(since.of(what, how));
    }

    private OptionalLong never(String what) {
        since.of(what, "");
        return OptionalLong.empty();
    }

    private OptionalLong turnSince() {
        return number("allowed") == 0
                ? never("turn")
                : ever("turn", text("acting") + number("hand") + " " + number("match"));
    }

    private int round() {
        String round = text("round");
        return round.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(round) : 0;
    }

    private List<HandPoints> counted() {
        List<HandPoints> all = new ArrayList<>();
        for (String hand : text("counted").split(" ")) {
            String[] points = hand.split(",");
            if (points.length == 2) {
                all.add(new HandPoints(points(points[0]), points(points[1])));
            }
        }
        return all;
    }

    private static int points(String text) {
        return text.matches("-?[0-9]{1,6}") ? Integer.parseInt(text) : 0;
    }

    private Set<Seat> calling() {
        Set<Seat> seats = EnumSet.noneOf(Seat.class);
        Stream.of(Seat.values())
                .filter(seat -> text("calling").contains(seat.toString()))
                .forEach(seats::add);
        return seats;
    }

    private Set<Line> unconfirmed() {
        Set<Line> lines = EnumSet.noneOf(Line.class);
        Stream.of(Line.values())
                .filter(line -> text("unconfirmed").contains(line.name()))
                .forEach(lines::add);
        return lines;
    }

    private List<AwaitedRuling> rulings() {
        List<AwaitedRuling> all = new ArrayList<>();
        for (int i = 0; i < Math.min(number("rulings"), MOST_RULINGS); i++) {
            String name = "ruling" + i;
            all.add(
                    new AwaitedRuling(
                            number(name + "act"),
                            text(name + "case"),
                            text(name + "article"),
                            say(name),
                            text(name + "acts").lines().map(StateReader::same).toList()));
        }
        return all;
    }

    /** A line of the record is the same in all languages. */
    private static Map<String, String> same(String line) {
        Map<String, String> says = new HashMap<>();
        for (Language language : Language.values()) {
            says.put(language.id(), line);
        }
        return says;
    }

    private Map<String, String> say(String name) {
        Map<String, String> says = new HashMap<>();
        for (Language language : Language.values()) {
            json.text(name + "." + language.id()).ifPresent(text -> says.put(language.id(), text));
        }
        return says;
    }

    private String text(String name) {
        return json.text(name).orElse("");
    }

    private int number(String name) {
        return json.number(name).orElse(0);
    }

    private boolean flag(String name) {
        return number(name) == 1;
    }
}
