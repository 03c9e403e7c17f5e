package burraco.layout.capture;

import burraco.hal.Button;
import burraco.hal.Reading;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;

/** What the fields of a line say together. */
final class Meaning {
    /** The fields of which a line has exactly one: they tell its kind. */
    private static final List<FieldName> KINDS =
            List.of(
                    FieldName.TAGS,
                    FieldName.SCALE,
                    FieldName.UNCLEAR,
                    FieldName.BUTTON,
                    FieldName.FAULT,
                    FieldName.START);

    private Meaning() {}

    static FieldName kind(Fields fields) {
        FieldName kind = null;
        for (FieldName one : KINDS) {
            if (fields.has(one)) {
                if (kind != null) {
                    throw new Skip("of two kinds: " + kind.key() + " and " + one.key());
                }
                kind = one;
            }
        }
        if (kind == null) {
            throw new Skip("of no known kind");
        }
        return kind;
    }

    static long time(Fields fields) {
        long t = fields.whole(FieldName.T);
        if (t < 0 || t > CaptureWriter.LATEST) {
            throw new Skip("t is out of range");
        }
        return t;
    }

    static CaptureStart start(Fields fields) {
        String dealer = fields.text(FieldName.DEALER);
        return new CaptureStart(
                instant(fields.text(FieldName.START)),
                fields.text(FieldName.LAYOUT),
                fields.text(FieldName.DECK),
                Keys.seat(dealer).orElseThrow(() -> noSeat("dealer", dealer)));
    }

    private static Instant instant(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeException _) {
            throw new Skip("start is not a time: " + Skip.shown(text));
        }
    }

    private static Skip noSeat(String key, String word) {
        return new Skip(key + " is not N, E, S or W: " + Skip.shown(word));
    }

    /** Of a line that does not begin a capture. */
    static Reading reading(FieldName kind, Fields fields) {
        long t = time(fields);
        return switch (kind) {
            case TAGS -> new Reading.Inventory(t, antenna(fields), fields.tags());
            case UNCLEAR -> new Reading.Unclear(t, antenna(fields), cause(fields));
            case SCALE -> new Reading.Weight(t, fields.number(FieldName.SCALE), fields.decimal());
            case BUTTON -> new Reading.Press(t, button(fields));
            case FAULT -> fault(t, fields);
            case T, START, LAYOUT, DECK, DEALER, ANTENNA, G, SEAT, SOURCE, DETAIL ->
                    throw new IllegalArgumentException("not the kind of a reading: " + kind);
        };
    }

    private static int antenna(Fields fields) {
        return fields.number(FieldName.ANTENNA);
    }

    private static Reading.Cause cause(Fields fields) {
        String word = fields.text(FieldName.UNCLEAR);
        return Keys.cause(word).orElseThrow(() -> unknown("unclear", word));
    }

    private static Button button(Fields fields) {
        String key = fields.text(FieldName.BUTTON);
        if (Keys.OF_THE_TABLE.contains(key)) {
            return Button.of(key);
        }
        if (!Keys.OF_A_SEAT.contains(key)) {
            throw unknown("button", key);
        }
        String seat = fields.text(FieldName.SEAT);
        return new Button(key, Keys.seat(seat).orElseThrow(() -> noSeat("seat", seat)).toString());
    }

    private static Reading fault(long t, Fields fields) {
        String what = fields.text(FieldName.FAULT);
        return switch (what) {
            case "antenna" ->
                    new Reading.AntennaFault(t, antenna(fields), fields.text(FieldName.DETAIL));
            case "source" ->
                    new Reading.SourceFault(
                            t, fields.text(FieldName.SOURCE), fields.text(FieldName.DETAIL));
            default -> throw unknown("fault", what);
        };
    }

    private static Skip unknown(String key, String word) {
        return new Skip(key + " is unknown: " + Skip.shown(word));
    }
}
