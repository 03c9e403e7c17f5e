package burraco.layout.toml;

import burraco.layout.text.TextPosition;
import java.util.List;

/** Reads a whole document: pairs, and headers that name the table of the pairs below them. */
final class Document {
    private final TextCursor cursor;
    private final Values values;
    private final DraftTable root =
            new DraftTable(new TextPosition(1, 1), DraftTable.Made.BY_HEADER, 0);
    private DraftTable current = root;

    Document(TextCursor cursor) {
        this.cursor = cursor;
        values = new Values(cursor);
    }

    TomlValue.Table read() throws BadToml {
        cursor.skipLines();
        while (cursor.peek() != TextCursor.END) {
            if (cursor.peek() == '[') {
                current = header();
            } else {
                values.pairInto(current);
            }
            cursor.endLine();
            cursor.skipLines();
        }
        return root.finished();
    }

    private DraftTable header() throws BadToml {
        TextPosition at = cursor.spot();
        cursor.next();
        boolean listed = cursor.take('[');
        List<Key> path = Key.path(cursor);
        cursor.expect(']', "read.toml.bracket");
        if (listed) {
            cursor.expect(']', "read.toml.second-bracket");
        }
        DraftTable table = root;
        for (Key key : path.subList(0, path.size() - 1)) {
            table = table.onTheWay(key);
        }
        return listed ? table.byListing(path.getLast(), at) : table.byHeader(path.getLast(), at);
    }
}
