package burraco.cards;

/** The two pairs (linee), named by their seats. */
public enum Line {
    NS,
    EW;

    public Line other() {
        return this == NS ? EW : NS;
    }

    public Seat first() {
        return this == NS ? Seat.NORTH : Seat.EAST;
    }

    public Seat second() {
        return first().partner();
    }
}
