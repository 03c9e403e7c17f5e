package burraco.tournament.print;

import java.util.List;

/**
 * A column of a list.
 *
 * @param key in JSON
 * @param numeric whether numbers stand under each other
 * @param parts headings in a spreadsheet, which has several columns for some
 */
record Column(String key, String heading, boolean numeric, List<String> parts) {
    Column {
        parts = List.copyOf(parts);
    }

    static Column text(String key, String heading) {
        return new Column(key, heading, false, List.of(heading));
    }

    static Column number(String key, String heading) {
        return new Column(key, heading, true, List.of(heading));
    }

    static Column of(String key, String heading, String... parts) {
        return new Column(key, heading, false, List.of(parts));
    }
}
