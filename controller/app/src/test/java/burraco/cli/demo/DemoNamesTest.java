package burraco.cli.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import burraco.web.members.Members;
import burraco.web.members.MembersReader;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Invented players. */
class DemoNamesTest {
    @Test
    void theSameSeedHasTheSameFourPeople() {
        assertEquals(DemoNames.of(5), DemoNames.of(5));
        assertNotEquals(DemoNames.of(5), DemoNames.of(6));
        for (long seed = 1; seed < 100; seed++) {
            assertEquals(4, Set.copyOf(DemoNames.of(seed).values()).size());
        }
    }

    @Test
    void theListOfTheirClubIsOne() {
        Members members = MembersReader.read(DemoNames.list().getBytes(StandardCharsets.UTF_8));
        assertEquals(16, members.list().size());
        assertEquals(0, members.troubles().size());
    }
}
