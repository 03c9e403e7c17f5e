package burraco.drawing;

/**
 * Of a playing field, in millimetres.
 *
 * @param width from W to E
 * @param height from S to N
 */
public record Size(double width, double height) {}
