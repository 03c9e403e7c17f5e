package burraco.layout.plan;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.layout.toml.Toml;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The sections of a {@code table.toml} for lamps, buttons, buzzer and display. */
final class ExtrasText {
    private static final int LAMPS = 8;
    private static final List<String> OF_SEATS = List.of("call", "ok", "undo");

    /**
     * GPIO lines for the buttons of N, E, S and W, of start and time-out. In use otherwise: 2 and 3
     * by the display, 7 to 11 by the lamps' bus, 12 by the buzzer, 14 and 15 by a serial line, 17
     * by the key switch.
     */
    private static final List<Integer> LINES =
            List.of(4, 5, 6, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);

    static final int LOCK = 17;

    private final StringBuilder text = new StringBuilder();
    private final String source;

    private ExtrasText(String source) {
        this.source = source;
    }

    static String of(PlanRequest wish, PlannedSources sources) throws Refused {
        return switch (wish.extras()) {
            case NONE -> "";
            case BOARD -> {
                if (!wish.kind().equals(ReaderKind.BOARD)) {
                    throw new Refused(new Obstacle.NoBoardForExtras());
                }
                yield new ExtrasText(sources.readers().getFirst().id()).onBoard();
            }
            case PI -> new ExtrasText(PlannedSources.PI).onPi(wish);
        };
    }

    /** A board has four contacts, which are the call buttons. */
    private String onBoard() {
        lamps();
        for (int i = 0; i < Seat.values().length; i++) {
            button(i, "call", Seat.values()[i].toString());
        }
        buzzer();
        return text.toString();
    }

    private String onPi(PlanRequest wish) {
        lamps();
        int next = 0;
        for (Seat seat : Seat.values()) {
            for (String key : OF_SEATS) {
                button(LINES.get(next++), key, seat.toString());
            }
        }
        button(LINES.get(next++), "start", "");
        button(LINES.get(next), "timeout", "");
        buzzer();
        section("[display]");
        quoted("source", source);
        quoted("kind", wish.display());
        plain("bus", 1);
        plain("address", wish.display().equals("ssd1306") ? "0x3C" : "0x27");
        section("[pi]");
        plain("lock", LOCK);
        quoted("strip", wish.strip());
        quoted("spi", "0.0");
        plain("milliamps", 2000);
        plain("pwm", 0);
        return text.toString();
    }

    private void lamps() {
        List<String> groups = new ArrayList<>();
        Stream.of(Seat.values()).map(seat -> "seat " + seat).forEach(groups::add);
        Stream.of(Line.values()).map(line -> "melds " + line).forEach(groups::add);
        groups.add("centre");
        for (int i = 0; i < groups.size(); i++) {
            section("[[lamps]]");
            quoted("source", source);
            quoted("group", groups.get(i));
            plain("first", i * LAMPS);
            plain("lamps", LAMPS);
        }
    }

    private void button(int number, String key, String seat) {
        section("[[buttons]]");
        quoted("source", source);
        plain("number", number);
        quoted("key", key);
        if (!seat.isEmpty()) {
            quoted("seat", seat);
        }
    }

    private void buzzer() {
        section("[buzzer]");
        quoted("source", source);
    }

    private void section(String title) {
        text.append('\n').append(title).append('\n');
    }

    private void quoted(String key, String value) {
        plain(key, Toml.quoted(value));
    }

    private void plain(String key, Object value) {
        text.append(key).append(" = ").append(value).append('\n');
    }
}
