package burraco.layout.plan;

/**
 * What reads the antennas of a table that is being planned.
 *
 * @param name as a layout writes it
 * @param ports how many antennas one of them can have
 * @param scales how many scales one of them can weigh
 */
public record ReaderKind(String name, int ports, int scales) {
    public static final ReaderKind VIRTUAL = new ReaderKind("virtual", 16, 3);

    /** Our own, as its page of pins has it. */
    public static final ReaderKind BOARD = new ReaderKind("board", 16, 2);

    /** A reader from a shop: it weighs nothing. */
    public static ReaderKind bought(String name, int ports) {
        return new ReaderKind(name, ports, 0);
    }

    @Override
    public String toString() {
        return name;
    }
}
