package burraco.cli.starter;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.enrolment.EnrolmentStep;
import burraco.examination.AntennaSeen;
import burraco.hal.TagId;
import java.util.List;
import java.util.Optional;

/** What a person is told who tries out a starter kit. */
sealed interface StarterStep {
    /** One tag is to be laid on this antenna. */
    record LayTag(int antenna) implements StarterStep {}

    /** The antenna hears the tag, which is to be taken away now. */
    record Heard(int antenna, AntennaSeen seen) implements StarterStep {}

    /** Nothing was heard for a while. */
    record NothingHeard(int antenna, AntennaSeen seen) implements StarterStep {}

    /** The other antenna hears the tag, and the one on which it shall lie does not. */
    record OtherHears(int heard, int asked) implements StarterStep {}

    /** Both antennas hear the same tag equally well. */
    record BothHear() implements StarterStep {}

    /** The reader says that something is wrong with an antenna, or not any more. */
    record AntennaState(int antenna, AntennaSeen seen) implements StarterStep {}

    record Enrolling(EnrolmentStep step) implements StarterStep {}

    /** All cards are enrolled; the person may play. */
    record Play() implements StarterStep {}

    /**
     * Cards were laid, moved or taken up.
     *
     * @param from the antenna above which they lay; empty if in a hand
     * @param to the antenna above which they lie now
     */
    record Moved(List<Card> cards, Optional<Integer> from, Optional<Integer> to)
            implements StarterStep {}

    /** What lies in the place for a meld now. */
    record InMeld(Cards cards) implements StarterStep {}

    /** What lies in front of the player now. */
    record InFront(Cards cards) implements StarterStep {}

    /** A tag that is in none of the cards. */
    record Stranger(TagId tag, int antenna) implements StarterStep {}

    record ReaderLost() implements StarterStep {}

    record ReaderBack() implements StarterStep {}

    record NoSuchKey() implements StarterStep {}

    /**
     * The person leaves.
     *
     * @param played whether the last step was reached
     */
    record Over(boolean played) implements StarterStep {}
}
