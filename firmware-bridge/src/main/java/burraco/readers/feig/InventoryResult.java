package burraco.readers.feig;

import burraco.hal.Reading;
import burraco.hal.Trouble;

/** The state of an inventory after its latest answer. */
sealed interface InventoryResult {
    /** Complete. */
    record Whole() implements InventoryResult {}

    /** Incomplete: ask for more. */
    record Partial() implements InventoryResult {}

    /** The answer is invalid, and proves nothing about the reader. */
    record Unread(Reading.Cause cause) implements InventoryResult {}

    /** The reader works, but could not read its tags. */
    record Unclear(Reading.Cause cause) implements InventoryResult {}

    /** The reader works, but its antenna does not: the absence of tags proves nothing. */
    record Detuned() implements InventoryResult {}

    /** The reader does not carry out the order. */
    record Unfit(Reading.Cause cause, Trouble trouble, String detail) implements InventoryResult {}
}
