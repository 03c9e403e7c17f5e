package burraco.tracking.hearing;

/** What is believed of a card at one antenna, as it stands now: it goes on with what is heard. */
public sealed interface Spot permits Trace {
    /** The antenna's index in the layout. */
    int antenna();

    /** How likely the card lies there, from 0 to 1. */
    double atRest();

    /** When it was first heard there in this stay. */
    long first();

    /** When it was last heard there. */
    long last();

    /** How often it was heard there in this stay. */
    int hits();

    /** How often it is missed there, as a share. */
    double missWell();
}
