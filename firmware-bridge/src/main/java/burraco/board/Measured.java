package burraco.board;

/**
 * What a board found when it measured an antenna.
 *
 * @param state {@code detuned}, {@code open}, {@code short}; empty where it is well
 * @param figure the front end's own; 0 where it could not measure
 */
public record Measured(String state, int figure) {}
