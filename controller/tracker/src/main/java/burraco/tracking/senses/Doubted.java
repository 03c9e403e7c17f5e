package burraco.tracking.senses;

/**
 * A sense that is not trusted.
 *
 * @param since when it began, as far as can be told
 */
record Doubted(Sense sense, Ailment ailment, long since) {}
