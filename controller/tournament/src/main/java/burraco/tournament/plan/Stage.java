package burraco.tournament.plan;

/**
 * Some rounds with one movement.
 *
 * @param placing the order of the first round
 * @param carried whether points of earlier stages count on
 */
public record Stage(Movement movement, int rounds, Placing placing, boolean carried) {}
