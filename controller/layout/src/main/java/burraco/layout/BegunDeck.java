package burraco.layout;

import burraco.cards.Card;
import burraco.hal.TagId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** What reading a deck comes to that may lack cards. */
public sealed interface BegunDeck {
    /**
     * @param cards with their tags, in the order of their lines
     */
    record Read(SequencedMap<Card, TagId> cards) implements BegunDeck {
        public Read {
            cards = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(cards));
        }
    }

    /** All that is wrong, from the top of the file down. */
    record Refused(List<LayoutProblem> problems) implements BegunDeck {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
