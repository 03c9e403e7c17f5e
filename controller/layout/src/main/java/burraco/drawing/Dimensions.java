package burraco.drawing;

/**
 * Size in millimetres.
 *
 * @param width from W to E
 * @param height from S to N
 */
public record Dimensions(double width, double height) {}
