package burraco.layout.capture;

import burraco.hal.Answer;
import java.util.ArrayList;
import java.util.List;

/** The fields of one line, in any order. The object is reused for the next line. */
final class LineFields {
    private static final int ALL = FieldName.values().length;

    private final long[] wholes = new long[ALL];
    private final String[] texts = new String[ALL];
    private final List<Answer> tags = new ArrayList<>();
    private double decimal;
    private int present;

    void clear() {
        present = 0;
        tags.clear();
    }

    void whole(FieldName name, long value) {
        present |= 1 << name.ordinal();
        wholes[name.ordinal()] = value;
    }

    void text(FieldName name, String value) {
        present |= 1 << name.ordinal();
        texts[name.ordinal()] = value;
    }

    void decimal(FieldName name, double value) {
        present |= 1 << name.ordinal();
        decimal = value;
    }

    /** The list of tags, to be filled. */
    List<Answer> tags(FieldName name) {
        present |= 1 << name.ordinal();
        return tags;
    }

    boolean has(FieldName name) {
        return (present & 1 << name.ordinal()) != 0;
    }

    private void need(FieldName name) {
        if (!has(name)) {
            throw new UnusableLine("read.capture.missing", name.key());
        }
    }

    long whole(FieldName name) {
        need(name);
        return wholes[name.ordinal()];
    }

    /** The number of an antenna or a scale. */
    int number(FieldName name) {
        long whole = whole(name);
        if (whole != (int) whole) {
            throw new UnusableLine("read.capture.range", name.key());
        }
        return (int) whole;
    }

    String text(FieldName name) {
        need(name);
        return texts[name.ordinal()];
    }

    double decimal() {
        need(FieldName.G);
        return decimal;
    }

    List<Answer> tags() {
        need(FieldName.TAGS);
        return tags;
    }
}
