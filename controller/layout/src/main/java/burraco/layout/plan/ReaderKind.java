package burraco.layout.plan;

/**
 * The kind of the readers of a table that is being planned.
 *
 * @param name as a layout writes it
 * @param ports the highest number of antennas of one reader
 * @param scales the highest number of scales of one reader
 */
public record ReaderKind(String name, int ports, int scales) {
    public static final ReaderKind VIRTUAL = new ReaderKind("virtual", 16, 3);

    /** Our own board. */
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
