package burraco.table.state;

/**
 * What a match belongs to, as its sheet says it: eight tables of a hall play a match 1 each.
 *
 * @param table the table's number or name when the match began; empty where nobody knows any more
 * @param tournament empty where it is none, or nobody has said
 * @param round of the tournament; likewise
 */
public record Event(String table, String tournament, String round) {
    public static final Event UNKNOWN = new Event("", "", "");

    /**
     * Another match at that table: of the same tournament, and in which round somebody will say.
     */
    public Event next(String name) {
        return new Event(name, tournament, "");
    }

    public Event in(String which, String ofIt) {
        return new Event(table, which, ofIt);
    }
}
