package burraco.natives;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * Native code from one of our jars, which can only be loaded from a file. Whoever can write that
 * file can run code in this program, so it is kept in a folder that nobody else can write to, and
 * is compared with the jar before it is loaded.
 */
public final class NativeLibrary {
    private final String name;
    private final byte[] bytes;
    private final Trial trial;

    /** Tries whether it can be loaded into this program. */
    interface Trial {
        void of(Path file);
    }

    /** The user of the code. */
    public interface User {
        /** Loads it now; the file may be deleted afterwards. */
        void load(Path file) throws IOException;
    }

    public NativeLibrary(String name, byte[] bytes) {
        this(name, bytes, NativeLibrary::open);
    }

    NativeLibrary(String name, byte[] bytes, Trial trial) {
        this.name = name;
        this.bytes = bytes;
        this.trial = trial;
    }

    /**
     * Unpacks it into the usual folder or, if that is not possible, into a temporary folder that is
     * deleted at once.
     *
     * @throws IOException with a sentence that says what was tried
     */
    public void load(User user) throws IOException {
        load(UnpackFolder.usual(System::getenv), user);
    }

    void load(List<Path> places, User user) throws IOException {
        load(places, UnpackFolder::fresh, user);
    }

    /** Makes a temporary folder for this run. */
    interface Fresh {
        Path folder() throws IOException;
    }

    void load(List<Path> places, Fresh fresh, User user) throws IOException {
        List<String> tried = new ArrayList<>();
        for (Path place : places) {
            if (isLoaded(place, user, tried)) {
                return;
            }
        }
        if (isLoadedInPassing(fresh, user, tried)) {
            return;
        }
        throw new IOException(
                name
                        + " cannot be loaded; expected a folder that only this user can write, and"
                        + " from which programs may run (XDG_CACHE_HOME says which): "
                        + String.join("; ", tried));
    }

    private boolean isLoadedInPassing(Fresh fresh, User user, List<String> tried)
            throws IOException {
        Path passing;
        try {
            passing = fresh.folder();
        } catch (IOException cannot) {
            tried.add("no temporary folder: " + cannot.getMessage());
            return false;
        }
        try {
            return isLoaded(passing, user, tried);
        } finally {
            delete(passing);
        }
    }

    private boolean isLoaded(Path place, User user, List<String> tried) throws IOException {
        Path file;
        try {
            file = unpack(OwnFolder.at(place));
            trial.of(file);
        } catch (IOException | IllegalArgumentException cannot) {
            tried.add(place + ": " + cannot.getMessage());
            return false;
        }
        user.load(file);
        return true;
    }

    /**
     * Each library has a folder named by its digest, so that versions and machines do not conflict.
     */
    private Path unpack(Path place) throws IOException {
        Path file = OwnFolder.at(place.resolve(digest(bytes).substring(0, 16))).resolve(name);
        if (!isWhole(file)) {
            write(file);
        }
        return file;
    }

    private boolean isWhole(Path file) throws IOException {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && Files.size(file) == bytes.length
                && digest(Files.readAllBytes(file)).equals(digest(bytes));
    }

    private void write(Path file) throws IOException {
        Path part = Files.createTempFile(file.getParent(), "library", ".part");
        try {
            Files.write(part, bytes);
            // Forces the content to the disk before the file is renamed, in case of a power
            // failure.
            try (FileChannel written = FileChannel.open(part, StandardOpenOption.WRITE)) {
                written.force(true);
            }
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
        if (!isWhole(file)) {
            throw new IOException("what was written there reads otherwise");
        }
    }

    private void delete(Path passing) throws IOException {
        Path folder = passing.resolve(digest(bytes).substring(0, 16));
        Files.deleteIfExists(folder.resolve(name));
        Files.deleteIfExists(folder);
        Files.deleteIfExists(passing);
    }

    /** Loads and unloads the library without running its code. */
    @SuppressWarnings("restricted")
    private static void open(Path file) {
        try (Arena arena = Arena.ofConfined()) {
            SymbolLookup.libraryLookup(file, arena);
        }
    }

    private static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException no) {
            throw new IllegalStateException("every Java has it", no);
        }
    }
}
