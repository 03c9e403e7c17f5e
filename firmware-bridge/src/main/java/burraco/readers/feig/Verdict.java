package burraco.readers.feig;

import burraco.hal.Reading;
import burraco.hal.Trouble;

/** What an inventory has come to with its latest answer. */
sealed interface Verdict {
    /** All is there. */
    record Whole() implements Verdict {}

    /** There is more; ask again. */
    record Partial() implements Verdict {}

    /** The answer makes no sense, and tells nothing of the reader. */
    record Unread(Reading.Cause cause) implements Verdict {}

    /** The reader works, and did not hear its tags well. */
    record Unclear(Reading.Cause cause) implements Verdict {}

    /** The reader works, its antenna does not: silence means nothing now. */
    record Detuned() implements Verdict {}

    /** The reader does not do what it is asked. */
    record Unfit(Reading.Cause cause, Trouble trouble, String detail) implements Verdict {}
}
