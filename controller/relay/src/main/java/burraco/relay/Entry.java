package burraco.relay;

/**
 * One thing that a table tells.
 *
 * @param number its place in the stream, from 1
 */
public record Entry(long number, String text) {}
