package burraco.hall.audience;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.hall.ledger.Source;
import burraco.hall.view.HallWords;
import burraco.text.Sentence;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the direction is told when people outside see nothing new, and what comes afterwards. */
class AudienceTroubleTest {
    @TempDir Path home;
    private final FakeTellings hall = new FakeTellings();
    private final List<String> log = new ArrayList<>();
    private Path folder;
    private Source one;
    private long now;
    private int changes;

    @BeforeEach
    void make() throws IOException {
        folder = Files.createDirectories(home.resolve("public"));
        one = hall.device("a", 1);
        hall.tells(one, ToldHands.all());
    }

    private Audience audience(Path file) {
        Audience audience =
                new Audience(
                        new AudienceOptions(folder, file, Duration.ZERO, true),
                        hall,
                        () -> "friday",
                        () -> now,
                        () -> changes++,
                        log::add);
        audience.begin();
        return audience;
    }

    private void looks(Audience audience) {
        for (int i = 0; i < 4; i++) {
            now += Cutter.SPAN_MILLIS;
            audience.look();
        }
    }

    @Test
    @DisplayName("The folder is gone: it is said once, and all of it comes when the folder is back")
    void gone() throws IOException {
        try (Audience audience = audience(home.resolve("audience.db"))) {
            Files.delete(folder);
            looks(audience);
            assertEquals(Optional.of(new Sentence("audience-gone", folder)), audience.trouble());
            assertEquals(1, log.size(), "" + log);
            assertEquals(1, changes);
            Files.createDirectories(folder);
            looks(audience);
            assertEquals(Optional.empty(), audience.trouble());
            assertEquals(2, changes);
            assertEquals(74, new Outside(folder).shown("friday", 1).size());
        }
    }

    @Test
    @DisplayName(
            "Another, empty folder stands there, as after a change of disks: it is filled again")
    void another() throws IOException {
        try (Audience audience = audience(home.resolve("audience.db"))) {
            looks(audience);
            Files.move(folder, home.resolve("old"));
            Files.createDirectories(folder);
            looks(audience);
            assertEquals(
                    new Outside(home.resolve("old")).segments(), new Outside(folder).segments());
        }
    }

    @Test
    @DisplayName("A file cut off by a power cut, or full of zeros, is made whole at the next start")
    void cutOff() throws IOException {
        Map<String, String> before;
        try (Audience audience = audience(home.resolve("audience.db"))) {
            looks(audience);
            before = new Outside(folder).segments();
        }
        long newest = new Outside(folder).newest("friday").get(1);
        Path last = folder.resolve("friday/1/" + newest + ".json");
        Path next = folder.resolve("friday/1/" + (newest - 1) + ".json");
        Path early = folder.resolve("friday/1/2.json");
        Files.writeString(early, Files.readString(early).substring(0, 40));
        Files.write(last, new byte[(int) Files.size(last)]);
        Files.write(next, new byte[0]);
        try (Audience audience = audience(home.resolve("audience.db"))) {
            looks(audience);
            assertEquals(before, new Outside(folder).segments());
        }
    }

    @Test
    @DisplayName("The hall's own file cannot be written: nothing is shown that is not kept")
    void file() throws IOException {
        Path blocked = Files.createDirectories(home.resolve("audience.db"));
        Files.createFile(blocked.resolve("something"));
        try (Audience audience = audience(blocked)) {
            looks(audience);
            assertEquals("audience-file", audience.trouble().orElseThrow().key());
            assertEquals(Map.of(), new Outside(folder).segments());
            Files.delete(blocked.resolve("something"));
            Files.delete(blocked);
            looks(audience);
            assertEquals(Optional.empty(), audience.trouble());
            assertEquals(74, new Outside(folder).shown("friday", 1).size());
        }
    }

    @Test
    @DisplayName("The hall's database is away: this is said, and not that a file is at fault")
    void store() throws IOException {
        try (Audience audience = audience(home.resolve("audience.db"))) {
            hall.isAway = true;
            looks(audience);
            assertEquals(Optional.of(new Sentence("audience-store")), audience.trouble());
            hall.isAway = false;
            looks(audience);
            assertEquals(Optional.empty(), audience.trouble());
            assertEquals(74, new Outside(folder).shown("friday", 1).size());
        }
    }

    @Test
    @DisplayName("A fault without words is called by its kind")
    void noWords() {
        assertEquals(List.of("IOException"), Trouble.ofRecording(new IOException()).details());
    }

    @Test
    @DisplayName("No space, no rights: each has a sentence of its own, in each language")
    void sentences() {
        Sentence full =
                Trouble.of(folder, new FileSystemException("x", null, "No space left on device"));
        Sentence other =
                Trouble.of(folder, new FileSystemException("x", null, "Input/output error"));
        assertEquals("audience-full", full.key());
        assertEquals("audience-folder", other.key());
        Sentence denied = Trouble.of(folder, new AccessDeniedException("x"));
        assertEquals("audience-denied", denied.key());
        for (Sentence one :
                List.of(full, other, denied, Trouble.ofRecording(new IOException("read only")))) {
            Map<String, String> said = HallWords.in(one);
            assertFalse(said.get("it").equals(said.get("en")), "" + said);
        }
    }
}
