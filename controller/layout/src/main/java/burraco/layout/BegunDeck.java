package burraco.layout;

import burraco.cards.Card;
import burraco.hal.TagId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** The result of reading a deck file that may be incomplete. */
public sealed interface BegunDeck {
    /**
     * @param cards with their tags, in the order of their lines
     */
    record Read(SequencedMap<Card, TagId> cards) implements BegunDeck {
        public Read {
            cards = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(cards));
        }
    }

    /** All problems, in the order of the file. */
    record Refused(List<LayoutProblem> problems) implements BegunDeck {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
