package burraco.layout.toml;

import burraco.layout.text.TextPosition;
import java.util.ArrayList;
import java.util.List;

/** One part of a key, with its position: {@code a.b} has two parts. */
record Key(String name, TextPosition at) {
    static List<Key> path(TextCursor cursor) throws BadToml {
        List<Key> path = new ArrayList<>();
        do {
            cursor.skipSpace();
            path.add(part(cursor));
            cursor.skipSpace();
        } while (cursor.take('.'));
        return path;
    }

    private static Key part(TextCursor cursor) throws BadToml {
        TextPosition at = cursor.spot();
        if (cursor.peek() == '"' || cursor.peek() == '\'') {
            return new Key(new Quoted(cursor).line(), at);
        }
        StringBuilder name = new StringBuilder();
        while (isBare(cursor.peek())) {
            name.append(cursor.next());
        }
        if (name.isEmpty()) {
            throw cursor.expected("read.toml.key");
        }
        return new Key(name.toString(), at);
    }

    private static boolean isBare(int c) {
        return c >= 'A' && c <= 'Z'
                || c >= 'a' && c <= 'z'
                || c >= '0' && c <= '9'
                || c == '-'
                || c == '_';
    }
}
