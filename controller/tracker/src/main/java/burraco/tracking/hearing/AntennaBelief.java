package burraco.tracking.hearing;

/**
 * What is believed of one card at one antenna. The object is live: it changes with every inventory.
 */
public sealed interface AntennaBelief permits CardTrace {
    /** Index of the antenna in the layout. */
    int antenna();

    /** Probability that the card lies at rest there. */
    double atRest();

    /** When the card was first heard there during this stay. */
    long first();

    /** When it was last heard there. */
    long last();

    /** How often it was heard there during this stay. */
    int hits();

    /** Share of looks in which it is missed there outside of bursts. */
    double missWell();
}
