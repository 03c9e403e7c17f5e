package burraco.hall.audience;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hall.room.Room;
import burraco.hall.room.TableOrder;
import burraco.json.Json;
import burraco.tournament.Tournament;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The files that say what there is: they are short, and replaced when something has come. Names are
 * in these and in no segment, so that one can be corrected or taken away.
 *
 * @param key the folder of the tournament
 * @param began when its first segment begins, in milliseconds; 0 if there is none
 * @param names whether people's names are shown, or numbers only
 */
record Contents(
        String key,
        long delaySeconds,
        boolean names,
        long began,
        Tournament tournament,
        Room room,
        NavigableMap<Integer, Published> tables) {
    private static final int VERSION = 1;
    private static final long MILLIS = 1_000;

    Contents {
        tables = new TreeMap<>(tables);
    }

    /**
     * All of them, by their names below the folder of the tournament.
     *
     * @param fresh tables of which something has come: those of the others are as they were
     */
    SequencedMap<String, String> files(Set<Integer> fresh) {
        SequencedMap<String, String> files = new LinkedHashMap<>();
        fresh.forEach(table -> files.put(table + "/index.json", ofTable(table, tables.get(table))));
        for (int round : rounds()) {
            files.put(file(round), ofRound(round));
        }
        files.put("event.json", event());
        files.put("about.json", about());
        files.put("index.json", index());
        return files;
    }

    private TreeSet<Integer> rounds() {
        TreeSet<Integer> rounds = new TreeSet<>();
        tables.values().forEach(one -> rounds.addAll(one.rounds().keySet()));
        return rounds;
    }

    private static String file(int round) {
        return "round-" + round + ".json";
    }

    private String index() {
        Map<String, Object> json = Json.object();
        json.put("version", VERSION);
        json.put("key", key);
        json.put("title", tournament.title());
        json.put("delay", delaySeconds);
        json.put("span", Cutter.SPAN_MILLIS / MILLIS);
        json.put("began", began);
        List<Object> rounds = new ArrayList<>();
        for (int round : rounds()) {
            Map<String, Object> one = Json.object();
            one.put("round", round);
            one.put("file", file(round));
            rounds.add(one);
        }
        json.put("rounds", rounds);
        List<List<Long>> newest = new ArrayList<>();
        tables.forEach((table, there) -> newest.add(List.of((long) table, there.newest())));
        json.put("tables", newest);
        return Json.write(json);
    }

    private static String ofTable(int table, Published there) {
        Map<String, Object> json = Json.object();
        json.put("version", VERSION);
        json.put("table", table);
        json.put("newest", there.newest());
        List<Object> rounds = new ArrayList<>();
        there.rounds()
                .forEach((round, one) -> {
                    Map<String, Object> its = Json.object();
                    its.put("round", round);
                    its.put("first", one.first());
                    its.put("last", one.last());
                    its.put("hands", one.hands());
                    rounds.add(its);
                });
        json.put("rounds", rounds);
        return Json.write(json);
    }

    private String ofRound(int round) {
        Map<String, Object> json = Json.object();
        json.put("version", VERSION);
        json.put("round", round);
        List<Object> rows = new ArrayList<>();
        tables.forEach((table, there) -> {
            Published.Round one = there.rounds().get(round);
            if (one != null) {
                Map<String, Object> row = Json.object();
                row.put("table", table);
                row.put("first", one.first());
                row.put("last", one.last());
                row.put("ns", one.ns());
                row.put("ew", one.ew());
                people(round, table, row);
                rows.add(row);
            }
        });
        json.put("tables", rows);
        return Json.write(json);
    }

    private void people(int number, int table, Map<String, Object> row) {
        Optional<Round> round = tournament.round(number);
        OptionalInt at = round.isPresent() ? round.get().seating().at(table) : OptionalInt.empty();
        if (at.isEmpty()) {
            return;
        }
        Meeting meeting = round.get().seating().meetings().get(at.getAsInt());
        boolean first = room.firstNorthSouth(number, table);
        Map<String, Object> numbers = Json.object();
        numbers.put(Line.NS.name(), (first ? meeting.first() : meeting.second()).numbers());
        numbers.put(Line.EW.name(), (first ? meeting.second() : meeting.first()).numbers());
        row.put("numbers", numbers);
        if (names) {
            Map<String, Object> seats = Json.object();
            Map<Seat, String> sitting = TableOrder.names(meeting, tournament, first);
            sitting.forEach((seat, name) -> seats.put(seat.toString(), name));
            row.put("names", seats);
        }
    }

    /** A line of the list of all tournaments. */
    private String about() {
        Map<String, Object> json = Json.object();
        json.put("key", key);
        json.put("title", tournament.title());
        json.put("began", began);
        return Json.write(json);
    }

    /** For search engines and other sites, in the words of schema.org. */
    private String event() {
        Map<String, Object> json = Json.object();
        json.put("@context", "https://schema.org");
        json.put("@type", "SportsEvent");
        json.put("name", tournament.title());
        json.put("sport", "Burraco");
        if (began > 0) {
            json.put("startDate", Instant.ofEpochMilli(began).toString());
        }
        json.put("eventAttendanceMode", "https://schema.org/MixedEventAttendanceMode");
        json.put("url", "../index.html?hall=" + key);
        List<Object> parts = new ArrayList<>();
        for (int round : rounds()) {
            Map<String, Object> part = Json.object();
            part.put("@type", "SportsEvent");
            part.put("name", tournament.title() + " " + round);
            part.put("sport", "Burraco");
            parts.add(part);
        }
        json.put("subEvent", parts);
        return Json.write(json);
    }
}
