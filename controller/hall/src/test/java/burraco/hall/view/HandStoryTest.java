package burraco.hall.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A hand that was played, in words. */
class HandStoryTest {
    private static final String HAND =
            """
            [Format "1"]
            [Dealer "S"]

            W: 5H 6H 7H KC KD QS 9D 8C 4S
            pile: 4C 9S

            W draw 8H
            W open 5H 6H 7H 8H
            W discard KC
            N draw
            N discard TC
            """;

    @Test
    @DisplayName("Each act has a sentence in both languages and its seat")
    void acts() {
        HandStory story = HandStory.of(HAND);
        assertEquals(HAND, story.text());
        assertEquals(5, story.acts().size());
        assertEquals(Optional.of("W"), story.acts().getFirst().seat());
        story.acts().forEach(act -> assertEquals(2, act.says().orElseThrow().size(), act.text()));
    }

    @Test
    @DisplayName("A ruling stands behind the act that it is about")
    void rulings() {
        HandStory story = HandStory.of(HAND.replace("N draw\nN discard TC", "E draw"));
        List<HandStory.Ruled> rulings = story.acts().getLast().rulings();
        assertTrue(!rulings.isEmpty(), story.acts().toString());
        assertTrue(rulings.getFirst().article().isPresent());
    }

    @Test
    @DisplayName("What is no record is shown as it is")
    void unreadable() {
        assertEquals(List.of(), HandStory.of("by hand").acts());
    }
}
