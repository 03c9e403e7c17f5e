package burraco.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ChangeNotesTest {
    private static final List<String> CHANGELOG =
            """
            # Changelog

            ## 1.10.0, not released yet

            - Later.

            ## [1.1.0] - 2026-12-01

            **At the table**

            - A lamp shows whose turn it is, also when nobody
              looks ([lamps](docs/lamps.md#turn), [Debian](https://debian.org)).
            - Second.

            ## 1.0.0 - 2026-11-01

            - First.
            """
                    .lines()
                    .toList();

    @Test
    @DisplayName("The notes of a version end where the one before it begins")
    void oneVersion() {
        assertEquals(
                """
                # Burraco table [1.1.0] - 2026-12-01

                **At the table**

                - A lamp shows whose turn it is, also when nobody
                  looks (lamps, [Debian](https://debian.org)).
                - Second.
                """,
                ChangeNotes.of(CHANGELOG, "1.1.0").orElseThrow().page());
    }

    @Test
    @DisplayName("1.1 is neither 1.1.0 nor 1.10.0, and 1.2.0 is not there")
    void onlyThatVersion() {
        assertTrue(ChangeNotes.of(CHANGELOG, "1.1").isEmpty());
        assertTrue(ChangeNotes.of(CHANGELOG, "1.2.0").isEmpty());
        assertTrue(ChangeNotes.of(CHANGELOG, "1.10.0").orElseThrow().heading().contains("not"));
    }

    @Test
    @DisplayName("A snapshot has the notes of the version that it leads to")
    void snapshot() {
        assertEquals(
                ChangeNotes.of(CHANGELOG, "1.1.0"), ChangeNotes.of(CHANGELOG, "1.1.0~17+changed"));
    }

    @Test
    @DisplayName("Debian's changelog has the same points, in lines of 78 characters")
    void ofDebian() {
        assertEquals(
                """
                table (1.1.0) unstable; urgency=medium

                  [ At the table ]
                  * A lamp shows whose turn it is, also when nobody looks (lamps,
                    [Debian](https://debian.org)).
                  * Second.

                 -- Burraco table <table@burraco.invalid>  Fri, 27 Nov 2026 06:59:00 +0000
                """,
                ChangeNotes.of(CHANGELOG, "1.1.0")
                        .orElseThrow()
                        .ofDebian("table", "1.1.0", "Fri, 27 Nov 2026 06:59:00 +0000"));
    }
}
