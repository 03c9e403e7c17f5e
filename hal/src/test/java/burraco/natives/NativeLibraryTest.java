package burraco.natives;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Only the native library of our own jar is loaded, and nobody else can replace it. */
class NativeLibraryTest {
    private static final byte[] CODE = "what our jar holds".getBytes();

    @TempDir Path folder;
    private final List<Path> loaded = new ArrayList<>();

    private NativeLibrary library(Set<Path> noexec) {
        return new NativeLibrary(
                "libtable.so",
                CODE,
                file -> {
                    if (noexec.stream().anyMatch(one -> file.startsWith(one))) {
                        throw new IllegalArgumentException(
                                "failed to map segment from shared object");
                    }
                    assertArrayEquals(CODE, read(file));
                    loaded.add(file);
                });
    }

    private static NativeLibrary.User user(List<Path> used) {
        return file -> {
            assertTrue(Files.exists(file), "it is still there when it is loaded");
            used.add(file);
        };
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException cannot) {
            throw new AssertionError(cannot);
        }
    }

    private Path load(Path... places) throws IOException {
        List<Path> used = new ArrayList<>();
        library(Set.of()).load(List.of(places), user(used));
        assertEquals(1, used.size());
        assertEquals(loaded.getLast(), used.getFirst());
        return used.getFirst();
    }

    @Test
    @DisplayName("It is unpacked once, into a folder that only its user can read")
    void once() throws Exception {
        Path place = folder.resolve("cache/native");
        Path file = load(place);
        assertTrue(file.startsWith(place.toRealPath()));
        assertEquals(
                "rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(place)));
        Object first = Files.getAttribute(file, "unix:ino");
        assertEquals(file, load(place));
        assertEquals(first, Files.getAttribute(file, "unix:ino"), "it was not written again");
        try (Stream<Path> all = Files.walk(folder)) {
            assertEquals(1, all.filter(Files::isRegularFile).count(), "and nothing beside it");
        }
    }

    @Test
    @DisplayName("A file of the same name and size with other content is replaced, never loaded")
    void planted() throws Exception {
        Path place = folder.resolve("native");
        Path file = load(place);
        Files.write(file, "WHAT OUR JAR HOLDS".getBytes());
        load(place);
        assertArrayEquals(CODE, Files.readAllBytes(file));
    }

    @Test
    @DisplayName("A library that a power cut left incomplete is unpacked again")
    void tooShort() throws Exception {
        Path place = folder.resolve("native");
        Files.write(load(place), new byte[0]);
        assertArrayEquals(CODE, Files.readAllBytes(load(place)));
    }

    @Test
    @DisplayName("A link in its place is replaced, and its target is not changed")
    void link() throws Exception {
        Path place = folder.resolve("native");
        Path file = load(place);
        Path elsewhere = Files.write(folder.resolve("elsewhere.so"), CODE);
        Files.delete(file);
        Files.createSymbolicLink(file, elsewhere);
        load(place);
        assertFalse(Files.isSymbolicLink(file));
        assertTrue(Files.isRegularFile(elsewhere));
    }

    @Test
    @DisplayName("It is not unpacked below a folder that everybody can write to")
    void writableAbove() throws Exception {
        Path open = Files.createDirectory(folder.resolve("open"));
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
        Path file = load(open.resolve("native"));
        assertFalse(file.startsWith(open.toRealPath()), file::toString);
    }

    @Test
    @DisplayName("A link to a folder is not accepted as our folder")
    void linkedFolder() throws Exception {
        Path real = Files.createDirectory(folder.resolve("prepared"));
        Path place = Files.createSymbolicLink(folder.resolve("native"), real);
        Path file = load(place);
        assertFalse(file.startsWith(real.toRealPath()), file::toString);
    }

    @Test
    @DisplayName("If programs may not run from its folder, a temporary one is used and removed")
    void noexec() throws Exception {
        Path place = folder.resolve("native");
        List<Path> used = new ArrayList<>();
        library(Set.of(place.toAbsolutePath())).load(List.of(place), user(used));
        assertFalse(used.getFirst().startsWith(place));
        assertFalse(Files.exists(used.getFirst()));
        assertFalse(Files.exists(used.getFirst().getParent().getParent()));
    }

    @Test
    @DisplayName(
            "If programs may not run from any folder, a sentence says what was tried and what "
                    + "is expected")
    void nowhere() {
        Path place = folder.resolve("native");
        IOException said =
                assertThrows(
                        IOException.class,
                        () ->
                                library(Set.of(Path.of("/")))
                                        .load(List.of(place), user(new ArrayList<>())));
        assertTrue(said.getMessage().contains("only this user can write"), said::getMessage);
        assertTrue(said.getMessage().contains(place + ": failed to map"), said::getMessage);
    }

    @Test
    @DisplayName("If no temporary folder can be made, the sentence says that too, after the others")
    void noTemporaryFolder() {
        Path place = folder.resolve("native");
        IOException said =
                assertThrows(
                        IOException.class,
                        () ->
                                library(Set.of(Path.of("/")))
                                        .load(
                                                List.of(place),
                                                () -> {
                                                    throw new IOException("the disk is full");
                                                },
                                                user(new ArrayList<>())));
        assertTrue(said.getMessage().contains(place + ": failed to map"), said::getMessage);
        assertTrue(said.getMessage().endsWith("the disk is full"), said::getMessage);
    }

    @Test
    @DisplayName(
            "A library that unpacks itself uses a folder from which it can run and to "
                    + "which only its user can write")
    void forUnpacking() throws Exception {
        Path usual = folder.resolve("native");
        Path fresh = Files.createDirectory(folder.resolve("fresh"));
        Path first = UnpackFolder.forUnpacking(List.of(usual), () -> fresh, Files::isExecutable);
        assertEquals(usual.toRealPath(), first);
        Path second =
                UnpackFolder.forUnpacking(
                        List.of(usual), () -> fresh, file -> !file.startsWith(first));
        assertEquals(fresh.toRealPath(), second);
        assertEquals(
                "rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(second)));
        for (Path place : List.of(first, second)) {
            try (Stream<Path> all = Files.list(place)) {
                assertEquals(0, all.count(), "no trace of the trial is left");
            }
        }
        IOException said =
                assertThrows(
                        IOException.class,
                        () ->
                                UnpackFolder.forUnpacking(
                                        List.of(usual), () -> fresh, file -> false));
        assertTrue(said.getMessage().startsWith(usual + ": nothing may run"), said::getMessage);
        assertTrue(said.getMessage().contains("a temporary folder: nothing"), said::getMessage);
        assertFalse(Files.exists(fresh));
    }

    @Test
    @DisplayName(
            "It lies in the launcher's cache: below XDG_CACHE_HOME, or else in the home folder")
    void places() {
        Set<String> all = new TreeSet<>();
        UnpackFolder.usual(name -> name.equals("XDG_CACHE_HOME") ? "/var/cache" : "/home/ada")
                .forEach(one -> all.add(one.toString()));
        UnpackFolder.usual(name -> name.equals("HOME") ? "/home/ada" : null)
                .forEach(one -> all.add(one.toString()));
        assertEquals(
                Set.of("/home/ada/.cache/burraco-table/native", "/var/cache/burraco-table/native"),
                all);
        assertEquals(
                List.of(), UnpackFolder.usual(name -> name.equals("HOME") ? "relative" : null));
    }
}
