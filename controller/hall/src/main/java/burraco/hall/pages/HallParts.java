package burraco.hall.pages;

import burraco.hall.view.HallNow;
import burraco.web.console.ConsoleLogin;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What the pages of a hall are made of.
 *
 * @param now asked after each change and once in a second
 * @param clock the hall's milliseconds
 * @param login of the server, which opens its paths itself
 * @param origin address of the pages for everybody, as people reach them
 * @param staffOrigin address of the pages for those who sign in
 * @param log takes lines about faults
 */
public record HallParts(
        Supplier<HallNow> now,
        LongSupplier clock,
        HallOrders orders,
        ConsoleLogin login,
        Roles roles,
        PairKeys keys,
        HandRecords records,
        Supplier<String> origin,
        Supplier<String> staffOrigin,
        Consumer<String> log) {}
