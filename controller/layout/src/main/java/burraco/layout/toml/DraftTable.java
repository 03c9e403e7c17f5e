package burraco.layout.toml;

import burraco.layout.text.TextPosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A table that is still being read. It remembers how it was defined, because this decides what may
 * add to it.
 */
final class DraftTable implements DraftValue {
    enum Made {
        /**
         * A header names it as the parent of another table; it may still get a header of its own.
         */
        BY_PATH,
        BY_HEADER,
        /** Defined by dotted keys; further dotted keys may add to it, a header may not. */
        BY_DOTS
    }

    private record Slot(TextPosition at, DraftValue draft) {
        int line() {
            return at.line();
        }
    }

    private final Map<String, Slot> slots = new LinkedHashMap<>();
    private final int depth;
    private TextPosition at;
    private Made made;

    DraftTable(TextPosition at, Made made, int depth) {
        this.at = at;
        this.made = made;
        this.depth = depth;
    }

    TextPosition at() {
        return at;
    }

    int depth() {
        return depth;
    }

    @Override
    public TomlValue.Table finished() {
        List<TomlValue.Entry> entries = new ArrayList<>();
        slots.forEach((key, slot) ->
                entries.add(new TomlValue.Entry(key, slot.at(), slot.draft().finished())));
        return new TomlValue.Table(entries, at);
    }

    // Three ways to name a table. They do not use a switch over types, because its first use is
    // slow and every start of the program comes here.

    /** The table for a part of a header other than the last. */
    DraftTable onTheWay(Key key) throws BadToml {
        Slot slot = slots.get(key.name());
        if (slot == null) {
            return begin(key, key.at(), Made.BY_PATH);
        }
        if (slot.draft() instanceof DraftTable table) {
            return table;
        }
        if (slot.draft() instanceof Listed listed) {
            return listed.tables().getLast();
        }
        throw isValue(key, slot);
    }

    /**
     * The table that {@code [key]} defines.
     *
     * @param header position of the bracket
     */
    DraftTable byHeader(Key key, TextPosition header) throws BadToml {
        Slot slot = slots.get(key.name());
        if (slot == null) {
            return begin(key, header, Made.BY_HEADER);
        }
        if (slot.draft() instanceof DraftTable table) {
            if (table.made != Made.BY_PATH) {
                throw problem("read.toml.is-table", key, slot);
            }
            table.made = Made.BY_HEADER;
            table.at = header;
            return table;
        }
        throw slot.draft() instanceof Listed
                ? problem("read.toml.is-list-brackets", key, slot)
                : isValue(key, slot);
    }

    /** The table that {@code [[key]]} adds. */
    DraftTable byListing(Key key, TextPosition header) throws BadToml {
        DraftTable table = new DraftTable(header, Made.BY_HEADER, depth + 2);
        Slot slot = slots.get(key.name());
        if (slot == null) {
            refuseDeep(table.depth, key.at());
            slots.put(key.name(), new Slot(key.at(), Listed.begin(table)));
            return table;
        }
        if (slot.draft() instanceof Listed listed) {
            listed.tables().add(table);
            return table;
        }
        if (slot.draft() instanceof DraftTable) {
            throw problem("read.toml.is-single", key, slot);
        }
        throw isValue(key, slot);
    }

    /** The table for a part of a dotted key other than the last. */
    DraftTable byDots(Key key) throws BadToml {
        Slot slot = slots.get(key.name());
        if (slot == null) {
            return begin(key, key.at(), Made.BY_DOTS);
        }
        if (slot.draft() instanceof DraftTable table) {
            if (table.made == Made.BY_HEADER) {
                throw problem("read.toml.has-header", key, slot);
            }
            table.made = Made.BY_DOTS;
            return table;
        }
        throw slot.draft() instanceof Listed
                ? problem("read.toml.is-list", key, slot)
                : isValue(key, slot);
    }

    void refuseTwice(Key key) throws BadToml {
        if (slots.containsKey(key.name())) {
            throw problem("read.twice", key, slots.get(key.name()));
        }
    }

    void put(Key key, TomlValue value) {
        slots.put(key.name(), new Slot(key.at(), new Done(value)));
    }

    private DraftTable begin(Key key, TextPosition begun, Made how) throws BadToml {
        refuseDeep(depth + 1, key.at());
        DraftTable table = new DraftTable(begun, how, depth + 1);
        slots.put(key.name(), new Slot(key.at(), table));
        return table;
    }

    static void refuseDeep(int depth, TextPosition at) throws BadToml {
        if (depth > Toml.DEEPEST) {
            throw new BadToml(at, "read.toml.deep", Toml.DEEPEST);
        }
    }

    private static BadToml isValue(Key key, Slot slot) {
        return problem("read.toml.is-value", key, slot);
    }

    private static BadToml problem(String what, Key key, Slot slot) {
        return new BadToml(key.at(), what, Toml.quoted(key.name()), slot.line());
    }
}
