package burraco.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an open page of the direction hears. */
@Tag("campaign")
class DeskStreamTest {
    private static final int PATIENCE_SECONDS = 60;
    private static final String ENTRY = "enter 5 \"Neri Zoe\" \"Verdi Ida\"\n";

    @TempDir private Path folder;

    private ServedDesk desk() throws Exception {
        return new ServedDesk(folder, ServedDesk.evening(4)).signIn("Conti Lia");
    }

    private static String next(BlockingQueue<String> heard) throws InterruptedException {
        return String.valueOf(heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
    }

    private static String version(ServedDesk desk) throws Exception {
        return new JSONObject(desk.get("/api/direction").body()).getString("version");
    }

    @Test
    @DisplayName("It begins with the version, and says the one after an order")
    void afterAnOrder() throws Exception {
        try (ServedDesk desk = desk()) {
            BlockingQueue<String> heard = desk.hears();
            assertEquals(version(desk), next(heard));
            desk.change("draft");
            assertEquals(version(desk), next(heard));
        }
    }

    @Test
    @DisplayName("Another program changes the file, breaks it and mends it: each is said")
    void anotherProgram() throws Exception {
        try (ServedDesk desk = desk()) {
            BlockingQueue<String> heard = desk.hears();
            String first = next(heard);
            Files.writeString(desk.file, ENTRY, StandardOpenOption.APPEND);
            String second = next(heard);
            assertNotEquals(first, second);
            assertEquals(version(desk), second);
            String whole = desk.text();
            Files.writeString(desk.file, "entr\n", StandardOpenOption.APPEND);
            String broken = next(heard);
            assertTrue(broken.startsWith("unreadable-"), broken);
            Files.writeString(desk.file, whole);
            assertEquals(second, next(heard));
        }
    }

    @Test
    @DisplayName("It ends with the session, before anything else is said")
    void endsWithTheSession() throws Exception {
        try (ServedDesk desk = desk()) {
            BlockingQueue<String> heard = desk.hears();
            next(heard);
            desk.passMinutes(31);
            Files.writeString(desk.file, ENTRY, StandardOpenOption.APPEND);
            assertEquals(ServedDesk.END, next(heard));
        }
    }

    @Test
    @DisplayName(
            "While nothing happens the version is said again, so that the page hears something")
    void nothingHappens() throws Exception {
        try (ServedDesk desk = desk()) {
            BlockingQueue<String> heard = desk.hears();
            String version = next(heard);
            assertEquals(version, next(heard));
        }
    }
}
