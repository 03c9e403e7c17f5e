package burraco.hall.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import burraco.hall.view.Evening;
import burraco.tournament.Tournament;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PairKeysTest {
    private final PairKeys keys = new PairKeys(new byte[] {7, 7});
    private final Tournament tournament = new Evening(8).now();

    @Test
    @DisplayName("A key opens what is its pair's, and stays the same all evening")
    void fits() {
        String key = keys.of(tournament, 5);
        assertEquals(Optional.of(5), keys.number(tournament, key));
        Tournament later = new Evening(8).playing().played().ranked().now();
        assertEquals(Optional.of(5), keys.number(later, key));
    }

    @Test
    @DisplayName("The key of one pair is not that of another, of another hall or of nobody")
    void others() {
        String letters = keys.of(tournament, 5).substring(2);
        assertEquals(Optional.empty(), keys.number(tournament, "6-" + letters));
        assertEquals(Optional.empty(), keys.number(tournament, keys.of(tournament, 9)));
        String elsewhere = new PairKeys(new byte[] {8}).of(tournament, 5);
        assertNotEquals(elsewhere, keys.of(tournament, 5));
        assertEquals(Optional.empty(), keys.number(tournament, elsewhere));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "5", "5-", "05-abcdefghijkl", "5-ABCDEFGHIJKL", "99999-abcdefghijkl"})
    @DisplayName("What is no key is nobody's")
    void broken(String key) {
        assertEquals(Optional.empty(), keys.number(tournament, key));
    }
}
