package burraco.layout.toml;

import burraco.layout.text.Spot;
import java.util.ArrayList;
import java.util.List;

/** Reads what stands behind an equals sign. */
final class Values {
    private final Cursor cursor;

    Values(Cursor cursor) {
        this.cursor = cursor;
    }

    /** A key, an equals sign and a value; the key's last part goes into the innermost table. */
    void pairInto(DraftTable table) throws BadToml {
        List<Key> path = Key.path(cursor);
        cursor.expect('=', path.size() == 1 ? "'=' behind the key" : "'=' behind the keys");
        cursor.skipSpace();
        DraftTable innermost = table;
        for (Key key : path.subList(0, path.size() - 1)) {
            innermost = innermost.byDots(key);
        }
        innermost.refuseTwice(path.getLast());
        innermost.put(path.getLast(), value(innermost.depth()));
    }

    /**
     * @param depth of what the value stands in
     */
    private TomlValue value(int depth) throws BadToml {
        Spot at = cursor.spot();
        return switch (cursor.peek()) {
            case '"', '\'' -> new TomlValue.Text(new Quoted(cursor).any(), at);
            case '[' -> row(deeper(depth));
            case '{' -> table(deeper(depth));
            default -> new Bare(cursor).value();
        };
    }

    private int deeper(int depth) throws BadToml {
        DraftTable.refuseDeep(depth + 1, cursor.spot());
        return depth + 1;
    }

    private TomlValue row(int depth) throws BadToml {
        Spot at = cursor.spot();
        List<TomlValue> values = new ArrayList<>();
        cursor.next();
        cursor.skipLines();
        while (!cursor.take(']')) {
            values.add(value(depth));
            cursor.skipLines();
            if (!cursor.take(',') && cursor.peek() != ']') {
                throw cursor.expected("',' or ']'");
            }
            cursor.skipLines();
        }
        return new TomlValue.Row(values, at);
    }

    /** On one line; from its closing brace on nothing can be added. */
    private TomlValue table(int depth) throws BadToml {
        DraftTable table = new DraftTable(cursor.spot(), DraftTable.Made.BY_HEADER, depth);
        cursor.next();
        cursor.skipSpace();
        if (!cursor.take('}')) {
            do {
                pairInto(table);
                cursor.skipSpace();
            } while (cursor.take(','));
            cursor.expect('}', "',' or '}' in the same line");
        }
        return table.finished();
    }
}
