package burraco.hall.view;

import burraco.hall.room.Device;
import burraco.hall.room.Handling;
import burraco.hall.room.PhoneCall;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.tournament.Tournament;
import burraco.tournament.field.Field;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * What needs an arbiter now, and what was dealt with last.
 *
 * @param trouble why nothing can be written at present
 * @param open the most urgent first
 * @param past the newest first
 */
public record CallsView(
        String title,
        int round,
        @OmitEmpty Optional<Trouble> trouble,
        List<CallItem> open,
        List<CallItem> past)
        implements JsonObject {
    private static final long UNCONFIRMED_MILLIS = 3 * 60_000;
    private static final long SILENT_MILLIS = 30_000;

    /** The players are asked first, and most of it they settle. */
    private static final long DOUBT_MILLIS = 60_000;

    /** A hand over an antenna is no fault. */
    private static final long BLIND_MILLIS = 15_000;

    /** A turn may be a little longer than it may: people think. */
    private static final long TURN_MILLIS = 15_000;

    private static final int MOST_PAST = 30;

    public static CallsView of(HallNow hall) {
        Map<String, CallItem> found = new LinkedHashMap<>();
        all(hall)
                .sorted(
                        Comparator.comparingInt(CallsView::urgency)
                                .thenComparingLong(CallItem::since)
                                .thenComparing(CallItem::id))
                .forEach(item -> found.put(item.id(), handled(item, hall)));
        Tournament now = hall.content().now();
        return new CallsView(
                now.title(),
                now.current().map(Round::number).orElse(0),
                Trouble.of(hall),
                found.values().stream().filter(item -> item.done().isEmpty()).toList(),
                past(hall, found));
    }

    private static int urgency(CallItem item) {
        return List.of(CallKind.values()).stream()
                .filter(kind -> kind.toString().equals(item.kind()))
                .findFirst()
                .orElseThrow()
                .ordinal();
    }

    private static Stream<CallItem> all(HallNow hall) {
        Pace pace = new Pace(hall);
        List<CallItem> all = new ArrayList<>();
        hall.tables().forEach((table, now) -> ofTable(hall, pace, table, now, all));
        hall.room()
                .phones(hall.content().now().current().map(Round::number).orElse(0))
                .forEach(phone -> all.add(ofPhone(hall, phone)));
        hall.joining().forEach(one -> all.add(ofJoining(one)));
        hall.journals().forEach(one -> all.add(ofJournal(hall, one)));
        hall.results().forEach(one -> all.add(ofResult(hall, one)));
        return all.stream();
    }

    private static void ofTable(
            HallNow hall, Pace pace, int table, TableNow now, List<CallItem> all) {
        Maker at = new Maker(hall, table);
        if (now.heardAt() + SILENT_MILLIS < hall.now() && shallBeHeard(hall, table, now)) {
            all.add(
                    at.item(CallKind.SILENT, table + " " + now.heardAt())
                            .since(now.heardAt())
                            .made());
        }
        now.told().ifPresent(told -> ofTold(at, pace, told, all));
    }

    private static void ofTold(Maker at, Pace pace, TableTold told, List<CallItem> all) {
        HallNow hall = at.hall();
        int table = at.table();
        String hand = table + " " + told.match() + " " + told.hand();
        if (!told.calling().isEmpty()) {
            List<String> seats = told.calling().stream().map(Object::toString).toList();
            long since = told.callingSince().orElse(0);
            all.add(
                    at.item(CallKind.CALL, table + " " + String.join("", seats) + " " + since)
                            .since(since)
                            .seats(seats)
                            .made());
        }
        told.rulings()
                .forEach(ruling ->
                        all.add(
                                at.item(
                                                CallKind.RULING,
                                                hand + " " + ruling.act() + " " + ruling.caseId())
                                        .ruling(ruling)
                                        .made()));
        if (told.blind() && isPast(told.blindSince(), BLIND_MILLIS, hall)) {
            long since = told.blindSince().getAsLong();
            all.add(
                    at.item(CallKind.BLIND, hand + " " + since)
                            .since(since)
                            .says(told.blindSays())
                            .made());
        }
        if (told.doubts() > 0 && isPast(told.doubtsSince(), DOUBT_MILLIS, hall)) {
            long since = told.doubtsSince().getAsLong();
            all.add(
                    at.item(CallKind.DOUBT, hand + " " + since)
                            .since(since)
                            .says(told.doubtSays())
                            .detail(told.doubts())
                            .made());
        }
        if (isPast(told.unconfirmedSince(), UNCONFIRMED_MILLIS, hall)) {
            all.add(
                    at.item(CallKind.UNCONFIRMED, hand)
                            .since(told.unconfirmedSince().getAsLong())
                            .seats(told.unconfirmed().stream().map(Object::toString).toList())
                            .made());
        }
        if (!isPlaying(hall, told)) {
            return;
        }
        // What was told before a table was cut off says nothing of how long its turn takes.
        boolean present = hall.tables().get(table).present();
        if (present
                && told.turnAllowed() > 0
                && isPast(told.turnSince(), told.turnAllowed() + TURN_MILLIS, hall)) {
            long since = told.turnSince().getAsLong();
            all.add(at.item(CallKind.TURN, table + " " + since).since(since).made());
        }
        if (pace.isSlow(table)) {
            all.add(
                    at.item(CallKind.SLOW, hand)
                            .detail(told.finished(), pace.median().orElseThrow())
                            .made());
        }
    }

    private static boolean isPast(OptionalLong since, long millis, HallNow hall) {
        return since.isPresent() && since.getAsLong() + millis <= hall.now();
    }

    /**
     * Whether it plays, or should: also if nothing was heard of it since the hall was started, or
     * of its last match only.
     */
    private static boolean shallBeHeard(HallNow hall, int table, TableNow now) {
        Tournament tournament = hall.content().now();
        if (now.told().filter(told -> isPlaying(hall, told)).isPresent()) {
            return true;
        }
        Optional<Round> round = tournament.current();
        OptionalInt at = round.map(one -> one.seating().at(table)).orElse(OptionalInt.empty());
        return at.isPresent()
                && round.orElseThrow().state() == RoundState.RUNNING
                && !ProgressView.isSettled(tournament, round.orElseThrow(), at.getAsInt())
                && ProgressView.told(hall, round.orElseThrow(), table)
                        .filter(TableTold::over)
                        .isEmpty();
    }

    private static boolean isPlaying(HallNow hall, TableTold told) {
        return !told.over()
                && hall.content()
                        .now()
                        .current()
                        .filter(round -> round.number() == told.round())
                        .isPresent();
    }

    private static CallItem ofPhone(HallNow hall, PhoneCall phone) {
        String id = phone.table() + " " + phone.number() + " " + phone.since();
        return new Maker(hall, phone.table())
                .item(CallKind.PHONE, id)
                .since(phone.since())
                .who(List.of(named(hall.content().now().field(), phone.number())))
                .made();
    }

    private static CallItem ofJoining(Joining one) {
        return new Making(CallKind.JOIN + " " + one.id(), CallKind.JOIN, 0)
                .since(one.since())
                .detail(one.name(), one.code(), one.from())
                .made();
    }

    private static CallItem ofJournal(HallNow hall, StrangeJournal one) {
        String name =
                Optional.ofNullable(hall.room().devices().get(one.device()))
                        .map(Device::name)
                        .orElse(one.device());
        return new Making(
                        CallKind.JOURNAL + " " + one.device() + " " + one.journal(),
                        CallKind.JOURNAL,
                        one.table())
                .since(one.since())
                .detail(name, one.journal())
                .made();
    }

    private static CallItem ofResult(HallNow hall, OpenResult one) {
        Tournament now = hall.content().now();
        Making item =
                new Making(one.id(), CallKind.RESULT, one.table())
                        .who(pairs(now, now.round(one.round()), one.table()))
                        .says(one.says(now.current().map(Round::number).orElse(0)));
        one.sum().ifPresent(sum -> item.detail(sum.first(), sum.second()));
        return item.made();
    }

    private static String named(Field field, int number) {
        return number + " " + field.find(number).map(one -> one.contestant().title()).orElse("");
    }

    /** Makes what is about one table. */
    private record Maker(HallNow hall, int table) {
        Making item(CallKind kind, String rest) {
            return new Making(kind + " " + rest, kind, table).who(pairs());
        }

        private List<String> pairs() {
            Tournament now = hall.content().now();
            return CallsView.pairs(now, now.current(), table);
        }
    }

    private static List<String> pairs(Tournament now, Optional<Round> round, int table) {
        OptionalInt at = round.map(one -> one.seating().at(table)).orElse(OptionalInt.empty());
        if (at.isEmpty()) {
            return List.of();
        }
        Meeting meeting = round.orElseThrow().seating().meetings().get(at.getAsInt());
        return meeting.numbers().map(number -> named(now.field(), number)).toList();
    }

    private static CallItem handled(CallItem item, HallNow hall) {
        Handling how = hall.room().handled().get(item.id());
        return how == null
                ? item
                : new CallItem(
                        item.id(),
                        item.kind(),
                        item.table(),
                        item.since(),
                        item.who(),
                        item.seats(),
                        item.article(),
                        item.says(),
                        item.before(),
                        item.detail(),
                        how.by(),
                        Optional.of(how.taken()),
                        ClockView.boxed(how.done()),
                        Optional.of(how.words()).filter(words -> !words.isEmpty()));
    }

    /** What was dealt with: of what is over at the table, only its name is known. */
    private static List<CallItem> past(HallNow hall, Map<String, CallItem> found) {
        return hall.room().handled().entrySet().stream()
                .filter(one -> one.getValue().isDone() || !found.containsKey(one.getKey()))
                .sorted(
                        Comparator.comparingLong((Map.Entry<String, Handling> one) ->
                                -one.getValue().done().orElse(one.getValue().taken())))
                .limit(MOST_PAST)
                .map(one ->
                        found.containsKey(one.getKey())
                                ? found.get(one.getKey())
                                : handled(nameOnly(one.getKey()), hall))
                .toList();
    }

    private static CallItem nameOnly(String id) {
        String[] words = id.split(" ");
        boolean isNumber = words.length > 1 && words[1].matches("[0-9]{1,5}");
        int table = isNumber ? Integer.parseInt(words[1]) : 0;
        return new Making(id, words[0], table).made();
    }
}
