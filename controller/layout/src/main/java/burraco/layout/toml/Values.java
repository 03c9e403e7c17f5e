package burraco.layout.toml;

import burraco.layout.text.TextPosition;
import java.util.ArrayList;
import java.util.List;

/** Reads the value after an equals sign. */
final class Values {
    private final TextCursor cursor;

    Values(TextCursor cursor) {
        this.cursor = cursor;
    }

    /** Reads a key, an equals sign and a value, and puts the value into the innermost table. */
    void pairInto(DraftTable table) throws BadToml {
        List<Key> path = Key.path(cursor);
        cursor.expect('=', path.size() == 1 ? "read.toml.equals" : "read.toml.equals-dots");
        cursor.skipSpace();
        DraftTable innermost = table;
        for (Key key : path.subList(0, path.size() - 1)) {
            innermost = innermost.byDots(key);
        }
        innermost.refuseTwice(path.getLast());
        innermost.put(path.getLast(), value(innermost.depth()));
    }

    /**
     * @param depth the nesting depth of the value
     */
    private TomlValue value(int depth) throws BadToml {
        TextPosition at = cursor.spot();
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
        TextPosition at = cursor.spot();
        List<TomlValue> values = new ArrayList<>();
        cursor.next();
        cursor.skipLines();
        while (!cursor.take(']')) {
            values.add(value(depth));
            cursor.skipLines();
            if (!cursor.take(',') && cursor.peek() != ']') {
                throw cursor.expected("read.toml.comma-or-bracket");
            }
            cursor.skipLines();
        }
        return new TomlValue.Row(values, at);
    }

    /** Reads an inline table, which is complete after its closing brace. */
    private TomlValue table(int depth) throws BadToml {
        DraftTable table = new DraftTable(cursor.spot(), DraftTable.Made.BY_HEADER, depth);
        cursor.next();
        cursor.skipSpace();
        if (!cursor.take('}')) {
            do {
                pairInto(table);
                cursor.skipSpace();
            } while (cursor.take(','));
            cursor.expect('}', "read.toml.comma-or-brace");
        }
        return table.finished();
    }
}
