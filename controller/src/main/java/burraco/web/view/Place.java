package burraco.web.view;

import java.util.function.DoubleSupplier;

/**
 * Where a page comes from.
 *
 * @param epoch another one after each start of the program
 * @param practice whether the table exists only on the screen
 * @param speed how many milliseconds pass at the table in one of everybody else's
 */
public record Place(String epoch, boolean practice, DoubleSupplier speed) {}
