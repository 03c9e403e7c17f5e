package burraco.layout.capture;

import burraco.hal.Button;
import burraco.hal.Reading;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;

/** Makes a reading of the fields of a line. */
final class Meaning {
    /** The fields that tell the kind of a line; each line has exactly one of them. */
    private static final List<FieldName> KINDS =
            List.of(
                    FieldName.TAGS,
                    FieldName.SCALE,
                    FieldName.UNCLEAR,
                    FieldName.BUTTON,
                    FieldName.FAULT,
                    FieldName.START);

    private Meaning() {}

    static FieldName kind(LineFields fields) {
        FieldName kind = null;
        for (FieldName one : KINDS) {
            if (fields.has(one)) {
                if (kind != null) {
                    throw new UnusableLine("read.capture.two-kinds", kind.key(), one.key());
                }
                kind = one;
            }
        }
        if (kind == null) {
            throw new UnusableLine("read.capture.no-kind");
        }
        return kind;
    }

    static long time(LineFields fields) {
        long t = fields.whole(FieldName.T);
        if (t < 0 || t > CaptureWriter.LATEST_MILLIS) {
            throw new UnusableLine("read.capture.range", "t");
        }
        return t;
    }

    static CaptureStart start(LineFields fields) {
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
            throw new UnusableLine("read.capture.no-time", "start", UnusableLine.shown(text));
        }
    }

    private static UnusableLine noSeat(String key, String word) {
        return new UnusableLine("read.capture.no-seat", key, UnusableLine.shown(word));
    }

    /** The reading of a line other than the first. */
    static Reading reading(FieldName kind, LineFields fields) {
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

    private static int antenna(LineFields fields) {
        return fields.number(FieldName.ANTENNA);
    }

    private static Reading.Cause cause(LineFields fields) {
        String word = fields.text(FieldName.UNCLEAR);
        return Keys.cause(word).orElseThrow(() -> unknown("unclear", word));
    }

    private static Button button(LineFields fields) {
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

    private static Reading fault(long t, LineFields fields) {
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

    private static UnusableLine unknown(String key, String word) {
        return new UnusableLine("read.capture.unknown", key, UnusableLine.shown(word));
    }
}
