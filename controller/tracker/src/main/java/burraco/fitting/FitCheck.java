package burraco.fitting;

import burraco.text.Sentence;

/**
 * How well figures do on hands to which they were not fitted.
 *
 * @param what what is measured; smaller is better unless it says what it should be
 * @param observations number of observations in those hands
 * @param before with the present figures
 * @param after with the fitted figures
 */
public record FitCheck(Sentence what, long observations, double before, double after) {}
