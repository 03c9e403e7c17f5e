package burraco.tracking.hearing;

/**
 * What is believed of a card at one antenna.
 *
 * @param antenna its index in the layout
 * @param share how likely the card lies there, from 0 to 1
 * @param first when it was first heard there in this stay
 * @param last when it was last heard there
 * @param hits how often
 * @param missed how often it is missed there, as a share
 */
public record Spot(int antenna, double share, long first, long last, int hits, double missed) {}
