package burraco.hall.view;

import burraco.hall.room.Device;
import burraco.hall.room.Notice;
import burraco.hall.room.RoundTime;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.tournament.Tournament;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What the direction has in its hand.
 *
 * @param minutes that a round usually has (art. 5)
 * @param forecast when the last table will probably have played
 * @param trouble why nothing can be written at present, in each language
 * @param notices what is said, to all or to some tables
 * @param tables of the round, and those at which there is a device
 * @param spare devices that are at no table
 * @param outside why people outside the hall see nothing new
 * @param broker why tables cannot ask by way of the broker
 */
public record ControlView(
        String title,
        int round,
        int rounds,
        boolean over,
        int hands,
        int minutes,
        @OmitEmpty Optional<Long> starts,
        @OmitEmpty Optional<Long> ends,
        @OmitEmpty Optional<Long> paused,
        @OmitEmpty Optional<Long> forecast,
        @OmitEmpty Optional<Trouble> trouble,
        List<Said> notices,
        List<Place> tables,
        List<Electronics> spare,
        List<Joining> joining,
        List<StrangeJournal> journals,
        @OmitEmpty Optional<Map<String, String>> outside,
        @OmitEmpty Optional<Map<String, String>> broker)
        implements JsonObject {
    public record Said(String text, List<Integer> tables) implements JsonObject {}

    public record Electronics(String id, String name) implements JsonObject {}

    /**
     * @param first names of the side that is listed first; empty if nobody sits here
     * @param numbers of all who sit here
     * @param firstNs whether that side sits North-South
     * @param present whether its device is connected
     */
    public record Place(
            int table,
            @OmitEmpty Optional<String> first,
            @OmitEmpty Optional<String> second,
            List<Integer> numbers,
            boolean firstNs,
            @OmitEmpty Optional<Electronics> device,
            boolean present,
            @OmitEmpty Optional<Long> ends)
            implements JsonObject {}

    public static ControlView of(HallNow hall) {
        ClockView clock = ClockView.of(hall);
        Tournament now = hall.content().now();
        return new ControlView(
                clock.title(),
                clock.round(),
                clock.rounds(),
                clock.over(),
                Hands.of(now),
                minutes(Hands.of(now)),
                clock.starts(),
                clock.ends(),
                clock.paused(),
                ClockView.boxed(new Pace(hall).end()),
                Trouble.of(hall),
                hall.room().notices().stream().map(ControlView::said).toList(),
                places(hall),
                hall.room().devices().values().stream()
                        .filter(one -> one.table() == 0)
                        .map(ControlView::electronics)
                        .toList(),
                hall.joining(),
                hall.journals(),
                hall.audience().map(HallWords::in),
                hall.broker().map(HallWords::in));
    }

    /** Art. 5. */
    private static int minutes(int hands) {
        return switch (hands) {
            case 2 -> 30;
            case 3 -> 40;
            default -> 55;
        };
    }

    private static Said said(Notice notice) {
        return new Said(notice.text(), List.copyOf(notice.tables()));
    }

    private static Electronics electronics(Device one) {
        return new Electronics(one.id(), one.name());
    }

    private static List<Place> places(HallNow hall) {
        Map<Integer, Optional<Meeting>> tables = new TreeMap<>();
        hall.room().devices().values().stream()
                .filter(one -> one.table() > 0)
                .forEach(one -> tables.put(one.table(), Optional.empty()));
        Optional<Round> round = hall.content().now().current();
        round.ifPresent(one ->
                one.seating()
                        .meetings()
                        .forEach(meeting -> tables.put(meeting.table(), Optional.of(meeting))));
        Map<Integer, Device> there = new HashMap<>();
        hall.room().devices().values().forEach(one -> there.put(one.table(), one));
        List<Place> places = new ArrayList<>();
        tables.forEach((table, meeting) ->
                places.add(
                        place(hall, round, table, meeting, Optional.ofNullable(there.get(table)))));
        return places;
    }

    private static Place place(
            HallNow hall,
            Optional<Round> round,
            int table,
            Optional<Meeting> meeting,
            Optional<Device> device) {
        Tournament now = hall.content().now();
        return new Place(
                table,
                meeting.map(one -> names(now, one.first().numbers())),
                meeting.map(one -> names(now, one.second().numbers())),
                meeting.map(one -> one.numbers().toList()).orElse(List.of()),
                round.map(one -> hall.room().firstNorthSouth(one.number(), table)).orElse(true),
                device.map(ControlView::electronics),
                Optional.ofNullable(hall.tables().get(table)).map(TableNow::present).orElse(false),
                ClockView.time(hall).map(RoundTime::extended).map(extended -> extended.get(table)));
    }

    static String names(Tournament now, List<Integer> numbers) {
        return String.join(
                " + ",
                numbers.stream()
                        .map(number -> number + " " + now.field().get(number).contestant().title())
                        .toList());
    }
}
