package burraco.board;

/**
 * The result of measuring an antenna.
 *
 * @param state {@code detuned}, {@code open}, {@code short}; empty if it is in order
 * @param figure a figure of the front end; 0 if it could not measure
 */
public record AntennaMeasurement(String state, int figure) {}
