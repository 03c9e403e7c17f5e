package burraco.fitting;

/**
 * How good figures are for hands to which they were not fitted.
 *
 * @param what what is counted; less is better, unless it says what it should be
 * @param observations in those hands
 * @param before with the figures as they are
 * @param after with the fitted ones
 */
public record Check(String what, long observations, double before, double after) {}
