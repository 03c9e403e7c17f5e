package burraco.cli.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.web.members.Member;
import burraco.web.members.Members;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The list of members beside a table's file may appear, change and disappear while the table runs.
 */
class MembersFileTest {
    @TempDir Path folder;

    private final List<String> log = new ArrayList<>();

    private static List<String> names(Members members) {
        return members.list().stream().map(Member::name).toList();
    }

    @Test
    void noMoreIsToldThanAnybodyReads() throws Exception {
        MembersFile members = new MembersFile(folder.resolve("table.toml"), log::add);
        Path file = folder.resolve("members.csv");
        Files.writeString(file, "nome\n" + "\"Bo\n".repeat(50_000));
        assertEquals(List.of(), names(members.get()));
        assertEquals(21, log.size());
        assertEquals(file + ": 81 more such lines", log.getLast());
    }

    @Test
    void itIsReadAnewWhenItHasChangedAndWhatIsWrongIsToldOnce() throws Exception {
        MembersFile members = new MembersFile(folder.resolve("table.toml"), log::add);
        assertEquals(Members.NONE, members.get());
        Path file = folder.resolve("members.csv");
        Files.writeString(file, "nome\nAda\n\"Bo\n");
        assertEquals(List.of("Ada"), names(members.get()));
        assertEquals(List.of("Ada"), names(members.get()));
        assertEquals(List.of(file + ":3: expected the quotes to be closed"), log);
        Files.writeString(file, "nome\nAda\nBo\n");
        assertEquals(List.of("Ada", "Bo"), names(members.get()));
        Files.delete(file);
        Files.createDirectory(file);
        assertEquals(List.of("Ada", "Bo"), names(members.get()));
        assertEquals(List.of("Ada", "Bo"), names(members.get()));
        assertEquals(file + ": it is a folder; expected a file", log.getLast());
        assertEquals(2, log.size());
        Files.delete(file);
        assertEquals(Members.NONE, members.get());
    }
}
