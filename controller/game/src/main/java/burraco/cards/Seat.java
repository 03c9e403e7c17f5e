package burraco.cards;

/** The four seats, clockwise in the order of play. */
public enum Seat {
    NORTH('N'),
    EAST('E'),
    SOUTH('S'),
    WEST('W');

    private static final Seat[] SEATS = values();

    private final char letter;

    Seat(char letter) {
        this.letter = letter;
    }

    public char letter() {
        return letter;
    }

    public Seat next() {
        return SEATS[(ordinal() + 1) & 3];
    }

    public Seat partner() {
        return SEATS[(ordinal() + 2) & 3];
    }

    public Line line() {
        return (ordinal() & 1) == 0 ? Line.NS : Line.EW;
    }

    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
