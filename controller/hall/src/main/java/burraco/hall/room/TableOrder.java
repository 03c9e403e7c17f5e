package burraco.hall.room;

import burraco.cards.Seat;
import burraco.engine.score.MatchLength;
import burraco.json.Json;
import burraco.tournament.Tournament;
import burraco.tournament.field.Contestant;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import burraco.tournament.round.Side;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a hall wants of one table now. It depends on nothing else than what has been decided, so
 * that a table that was away needs the newest one only.
 *
 * @param text a flat JSON object
 * @param timeOut in the hall's milliseconds
 */
public record TableOrder(String text, OptionalLong timeOut) {
    private static final int MOST_TITLE = 60;
    private static final int MOST_NAME = 40;
    private static final int MOST_MESSAGE = 200;

    /** The order to a table that is at no place in the hall. */
    public static final TableOrder NOTHING = new TableOrder("{}", OptionalLong.empty());

    public static TableOrder of(Room room, Tournament tournament, int table) {
        Map<String, Object> json = Json.object();
        json.put("tournament", title(tournament));
        json.put("table", String.valueOf(table));
        Optional<Round> round = tournament.current().filter(TableOrder::isPlayed);
        round.ifPresent(one -> seats(one, table, room, tournament, json));
        json.put("paused", room.isPaused() ? 1 : 0);
        json.put("message", cut(room.notice(table).map(Notice::text).orElse(""), MOST_MESSAGE));
        boolean sits = json.containsKey("round");
        OptionalLong timeOut =
                sits ? timeOut(room, round.orElseThrow(), table) : OptionalLong.empty();
        return new TableOrder(Json.write(json), timeOut);
    }

    /** The tournament's title, as far as a table takes it. */
    public static String title(Tournament tournament) {
        return cut(tournament.title(), MOST_TITLE);
    }

    private static String cut(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most - 1).strip() + "…";
    }

    /** Once the ranking of a round is known, nobody sits at its tables any more. */
    private static boolean isPlayed(Round round) {
        return round.state() != RoundState.RANKING_POSTED;
    }

    private static void seats(
            Round round, int table, Room room, Tournament tournament, Map<String, Object> json) {
        OptionalInt at = round.seating().at(table);
        if (at.isEmpty()) {
            return;
        }
        json.put("round", String.valueOf(round.number()));
        json.put("hands", hands(tournament.formula().length()));
        Meeting meeting = round.seating().meetings().get(at.getAsInt());
        names(meeting, tournament, room.firstNorthSouth(round.number(), table))
                .forEach((seat, name) -> json.put(seat.toString().toLowerCase(Locale.ROOT), name));
    }

    /** Who sits where: two partners face each other. Of teams only the captains know that. */
    public static Map<Seat, String> names(
            Meeting meeting, Tournament tournament, boolean firstNorthSouth) {
        Map<Seat, String> names = new EnumMap<>(Seat.class);
        if (tournament.formula().field() == FieldKind.TEAMS) {
            return names;
        }
        List<String> first = people(meeting.first(), tournament);
        List<String> second = people(meeting.second(), tournament);
        List<String> ns = firstNorthSouth ? first : second;
        List<String> ew = firstNorthSouth ? second : first;
        put(names, Seat.NORTH, ns, 0);
        put(names, Seat.SOUTH, ns, 1);
        put(names, Seat.EAST, ew, 0);
        put(names, Seat.WEST, ew, 1);
        return names;
    }

    private static void put(Map<Seat, String> names, Seat seat, List<String> people, int at) {
        if (at < people.size()) {
            names.put(seat, cut(people.get(at), MOST_NAME));
        }
    }

    private static List<String> people(Side side, Tournament tournament) {
        return side.numbers().stream()
                .flatMap(number -> tournament.field().find(number).stream())
                .flatMap(one -> players(one.contestant()).stream())
                .toList();
    }

    private static List<String> players(Contestant one) {
        return one.players().isEmpty() ? List.of(one.title()) : one.players();
    }

    static int hands(MatchLength length) {
        return switch (length) {
            case TWO_HANDS, TEAMS -> 2;
            case THREE_HANDS -> 3;
            case FOUR_HANDS -> 4;
        };
    }

    /**
     * Also in a pause, in which it does not fall: without it a table would measure the time itself.
     */
    private static OptionalLong timeOut(Room room, Round round, int table) {
        return room.time()
                .filter(time -> time.round() == round.number())
                .map(time -> OptionalLong.of(time.ends(table)))
                .orElse(OptionalLong.empty());
    }
}
