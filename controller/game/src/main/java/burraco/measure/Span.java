package burraco.measure;

/**
 * When an act of a record was done.
 *
 * @param line its line
 * @param begun when the first card of it left its place
 * @param complete when its last card had come to rest
 */
public record Span(int line, long begun, long complete) {}
