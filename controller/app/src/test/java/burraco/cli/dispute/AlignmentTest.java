package burraco.cli.dispute;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Acts that were told are found again in a record that people have corrected. */
class AlignmentTest {
    private static Map<Integer, Integer> pairs(String record, String told) {
        return Alignment.of(List.of(record.split(" ")), List.of(told.split(" ")));
    }

    @Test
    @DisplayName("A line that was entered moves those behind it, and none of them is lost")
    void entered() {
        assertEquals(Map.of(0, 0, 2, 1, 3, 2), pairs("draw discard draw open", "draw draw open"));
    }

    @Test
    @DisplayName("What was struck out or told differently has no partner")
    void changed() {
        assertEquals(Map.of(0, 0, 2, 3), pairs("draw 4H discard", "draw 5H tie discard"));
        assertEquals(Map.of(), pairs("draw", "discard"));
    }
}
