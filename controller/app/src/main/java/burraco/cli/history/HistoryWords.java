package burraco.cli.history;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Ending;
import burraco.journal.Dates;
import burraco.journal.HandRow;
import burraco.journal.History;
import burraco.table.state.MatchEvent;
import burraco.words.Language;
import burraco.words.Words;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;

/** Texts of the history in one language, with local times. */
record HistoryWords(Words words, Language language, ZoneId zone) {
    private static final DateTimeFormatter MINUTE =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);
    private static final DateTimeFormatter SECOND =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

    private static final Set<String> SAID =
            Set.of(
                    "order",
                    "corrected",
                    "taken-back",
                    "fell",
                    "contested",
                    "agreed",
                    "contest-over",
                    "answered",
                    "differs",
                    "difference-over",
                    "difference-said",
                    "settled",
                    "looks-again",
                    "called",
                    "gap",
                    "left",
                    "attended",
                    "scored",
                    "confirmed",
                    "amended",
                    "refused",
                    "left-out",
                    "skipped",
                    "unfollowed",
                    "followed",
                    "input");

    static HistoryWords in(Language language) {
        return new HistoryWords(Words.in(language), language, ZoneId.systemDefault());
    }

    String say(String key, Object... details) {
        return words.sheet("history." + key, details);
    }

    private String second(long wall) {
        return SECOND.format(Instant.ofEpochMilli(wall).atZone(zone));
    }

    /** The minute of a date, and how it is known. */
    String minute(Dates.Date date) {
        return said(date, MINUTE);
    }

    String second(Dates.Date date) {
        return said(date, SECOND);
    }

    private String said(Dates.Date date, DateTimeFormatter form) {
        return switch (date) {
            case Dates.Known(var millis, var corrected) -> {
                String time = form.format(Instant.ofEpochMilli(millis).atZone(zone));
                yield corrected ? say("date.corrected", time) : time;
            }
            case Dates.ByHand(var day) -> say("date.by-hand", day);
            case Dates.Unknown() -> say("date.unknown");
        };
    }

    /** For spreadsheets: nothing where it is not known. */
    String cell(Dates.Date date) {
        return switch (date) {
            case Dates.Known(var millis, _) -> second(millis);
            case Dates.ByHand(var day) -> day.toString();
            case Dates.Unknown() -> "";
        };
    }

    /** Table, tournament and round of a match, as far as they are known. */
    String event(MatchEvent event) {
        List<String> parts = new ArrayList<>();
        if (!event.table().isEmpty()) {
            parts.add(say("table", event.table()));
        }
        if (!event.tournament().isEmpty()) {
            parts.add(event.tournament());
        }
        if (!event.round().isEmpty()) {
            parts.add(say("round", event.round()));
        }
        return String.join(" · ", parts);
    }

    /** Appends text to what is before it. */
    String behind(String title, MatchEvent event) {
        String of = event(event);
        return of.isEmpty() ? title : title + " · " + of;
    }

    /** The total score of a match, or a question mark while a hand is not counted. */
    static String total(List<History.Hand> hands, Line line) {
        int sum = 0;
        for (History.Hand hand : hands) {
            OptionalInt points = points(hand.row(), line);
            if (points.isEmpty()) {
                return "?";
            }
            sum += points.getAsInt();
        }
        return "" + sum;
    }

    /** The kind of an entry. */
    String kind(String kind) {
        return say("kind." + (SAID.contains(kind) ? kind : "other"));
    }

    static String name(HandRow row) {
        return row.match() + "/" + row.hand();
    }

    String ending(HandRow row) {
        for (Ending.Reason reason : Ending.Reason.values()) {
            if (reason.toString().equals(row.ending())) {
                return say("ending." + reason);
            }
        }
        return "?";
    }

    String initials(Line line) {
        return words.initials(line);
    }

    String confirmed(HandRow row) {
        return switch (row.confirmed()) {
            case "" -> say("confirmed.none");
            case "NS", "EW" -> say("confirmed.one", initials(Line.valueOf(row.confirmed())));
            case "NS EW" -> say("confirmed.both");
            default -> "?"; // Somebody has changed it.
        };
    }

    static String points(OptionalInt points) {
        return points.isPresent() ? "" + points.getAsInt() : "?";
    }

    static OptionalInt points(HandRow row, Line line) {
        return line == Line.NS ? row.ns() : row.ew();
    }

    /** The player of a seat, or a dash if no name is known. */
    static String who(History.Hand hand, Seat seat) {
        String name = hand.people().getOrDefault(seat, "");
        return name.isEmpty() ? "–" : name;
    }

    /** Both players of a line. */
    static String pair(History.Hand hand, Line line) {
        return line == Line.NS
                ? who(hand, Seat.NORTH) + " / " + who(hand, Seat.SOUTH)
                : who(hand, Seat.EAST) + " / " + who(hand, Seat.WEST);
    }
}
