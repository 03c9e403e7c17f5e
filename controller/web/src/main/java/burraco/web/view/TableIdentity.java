package burraco.web.view;

import java.util.function.DoubleSupplier;

/**
 * Identifies the running table to its pages.
 *
 * @param epoch differs after each start of the program
 * @param practice whether the table is simulated
 * @param speed milliseconds of table time in one of real time
 */
public record TableIdentity(String epoch, boolean practice, DoubleSupplier speed) {}
