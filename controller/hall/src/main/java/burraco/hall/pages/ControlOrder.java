package burraco.hall.pages;

import burraco.hall.room.Decision;
import burraco.hall.room.DecisionText;
import burraco.hall.room.RoundTime;
import burraco.hall.view.HallNow;
import burraco.json.JsonFields;
import burraco.text.PlainText;
import burraco.text.Sentence;
import burraco.tournament.round.Round;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;

/** What the direction's pages ask for, as decisions. */
final class ControlOrder {
    private static final long MINUTE_MILLIS = 60_000;
    private static final long DAY_MILLIS = 24 * 60 * MINUTE_MILLIS;
    private static final int MOST_MINUTES = 300;
    private static final int MOST_LETTERS = 200;
    private static final int MOST_TABLES = 9_999;

    private static final Set<Role> DIRECTION = EnumSet.of(Role.DIRECTION);
    private static final Set<Role> ARBITERS = EnumSet.of(Role.DIRECTION, Role.ARBITER);
    private static final Set<Role> SPEAKERS = EnumSet.of(Role.DIRECTION, Role.SPEAKER);

    private ControlOrder() {}

    /** What an order comes to. */
    sealed interface Read {
        /**
         * @param who may give it
         */
        record Decided(Set<Role> who, List<Decision> decisions) implements Read {
            Decided(Set<Role> who, Decision... decisions) {
                this(who, List.of(decisions));
            }
        }

        record Refused(Sentence why) implements Read {}

        record Unclear() implements Read {}
    }

    private static Read refused(String key, Object... details) {
        return new Read.Refused(new Sentence(key, details));
    }

    static Read read(JsonFields fields, HallNow hall) {
        try {
            return switch (fields.text("do").orElse("")) {
                case "start" -> start(fields, hall);
                case "more" -> more(minutes(fields), hall);
                case "extend" -> extend(number(fields, "table"), minutes(fields), hall);
                case "pause" -> new Read.Decided(DIRECTION, new Decision.Pause());
                case "resume" -> new Read.Decided(DIRECTION, new Decision.Resume());
                case "tell" -> tell(fields);
                case "sit" -> sit(fields, hall);
                case "place" -> place(fields, hall);
                case "remove" ->
                        new Read.Decided(DIRECTION, new Decision.Remove(text(fields, "device")));
                case "accept" ->
                        new Read.Decided(
                                DIRECTION,
                                new Decision.Accept(
                                        text(fields, "device"), text(fields, "journal")));
                default -> new Read.Unclear();
            };
        } catch (MissingException missing) {
            return new Read.Unclear();
        }
    }

    private static Read start(JsonFields fields, HallNow hall) throws MissingException {
        int round = number(fields, "round");
        if (hall.content().now().current().map(Round::number).orElse(0) != round) {
            return refused(round == 0 ? "no-round" : "other-round");
        }
        int minutes = minutes(fields);
        long starts = fields.text("starts").isEmpty() ? hall.now() : millis(fields, "starts");
        boolean near = starts > hall.now() - DAY_MILLIS / 24 && starts < hall.now() + DAY_MILLIS;
        return minutes < 1 || !near
                ? refused("bad-time")
                : new Read.Decided(
                        DIRECTION,
                        new Decision.SetTime(round, starts, starts + minutes * MINUTE_MILLIS));
    }

    /** Setting the time anew takes extensions away, so they are given again. */
    private static Read more(int minutes, HallNow hall) {
        Optional<RoundTime> time = time(hall);
        if (time.isEmpty()) {
            return refused("no-clock");
        }
        RoundTime was = time.get();
        long millis = minutes * MINUTE_MILLIS;
        long passed = passed(hall);
        long ends = later(was.ends(), millis, passed);
        if (ends <= was.starts()) {
            return refused("bad-time");
        }
        List<Decision> decisions = new ArrayList<>();
        decisions.add(new Decision.SetTime(was.round(), was.starts(), ends));
        was.extended()
                .forEach((table, end) -> {
                    // A table whose own end is past has as long as everybody.
                    if (end + millis > passed) {
                        decisions.add(new Decision.Extend(table, end + millis));
                    }
                });
        return new Read.Decided(DIRECTION, decisions);
    }

    private static Read extend(int table, int minutes, HallNow hall) {
        Optional<RoundTime> time = time(hall);
        if (time.isEmpty()) {
            return refused("no-clock");
        }
        if (!sits(hall, table)) {
            return refused("no-table", table);
        }
        long ends = later(time.get().ends(table), minutes * MINUTE_MILLIS, passed(hall));
        return ends <= time.get().starts()
                ? refused("bad-time")
                : new Read.Decided(ARBITERS, new Decision.Extend(table, ends));
    }

    /** Once the time-out is past, more time is given from now on. */
    private static long later(long ends, long millis, long passed) {
        return (millis > 0 ? Math.max(ends, passed) : ends) + millis;
    }

    /** In a pause no time passes. */
    private static long passed(HallNow hall) {
        return hall.room().pausedSince().orElse(hall.now());
    }

    private static Optional<RoundTime> time(HallNow hall) {
        int round = hall.content().now().current().map(Round::number).orElse(0);
        return hall.room().time().filter(one -> one.round() == round);
    }

    private static boolean sits(HallNow hall, int table) {
        return hall.content()
                .now()
                .current()
                .filter(round -> round.seating().at(table).isPresent())
                .isPresent();
    }

    private static Read tell(JsonFields fields) throws MissingException {
        String text = fields.text("text").orElseThrow(MissingException::new).strip();
        if (text.length() > MOST_LETTERS || !PlainText.is(text)) {
            return refused("bad-text");
        }
        SortedSet<Integer> tables;
        try {
            tables = DecisionText.tables(fields.text("tables").orElse(""));
        } catch (NumberFormatException none) {
            return new Read.Unclear();
        }
        return new Read.Decided(
                tables.isEmpty() ? SPEAKERS : ARBITERS, new Decision.Tell(text, tables));
    }

    private static Read sit(JsonFields fields, HallNow hall) throws MissingException {
        int table = number(fields, "table");
        String first = text(fields, "first");
        if (!Set.of("ns", "ew").contains(first)) {
            return new Read.Unclear();
        }
        return sits(hall, table)
                ? new Read.Decided(
                        ARBITERS,
                        new Decision.Sit(
                                hall.content().now().rounds().size(), table, first.equals("ns")))
                : refused("no-table", table);
    }

    private static Read place(JsonFields fields, HallNow hall) throws MissingException {
        String device = text(fields, "device");
        int table = number(fields, "table");
        return hall.room().devices().containsKey(device) && isTable(table)
                ? new Read.Decided(DIRECTION, new Decision.Place(device, table))
                : new Read.Unclear();
    }

    static boolean isTable(int table) {
        return table >= 0 && table <= MOST_TABLES;
    }

    private static int minutes(JsonFields fields) throws MissingException {
        int minutes = number(fields, "minutes");
        if (minutes == 0 || Math.abs(minutes) > MOST_MINUTES) {
            throw new MissingException();
        }
        return minutes;
    }

    private static int number(JsonFields fields, String name) throws MissingException {
        OptionalInt number = fields.number(name);
        if (number.isEmpty()) {
            throw new MissingException();
        }
        return number.getAsInt();
    }

    private static long millis(JsonFields fields, String name) throws MissingException {
        try {
            return Long.parseLong(text(fields, name));
        } catch (NumberFormatException none) {
            throw new MissingException();
        }
    }

    private static String text(JsonFields fields, String name) throws MissingException {
        return fields.text(name).filter(one -> !one.isBlank()).orElseThrow(MissingException::new);
    }

    private static final class MissingException extends Exception {
        private static final long serialVersionUID = 1;
    }
}
