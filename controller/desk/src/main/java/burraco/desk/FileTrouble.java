package burraco.desk;

import burraco.files.UnusableFileException;
import burraco.text.Sentence;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/** Why the tournament's file could not be read or written. */
final class FileTrouble {
    /** What Linux says, also where Java has no exception of its own. */
    private static final String FULL = "No space left on device";

    private static final String READ_ONLY = "Read-only file system";

    private FileTrouble() {}

    static Sentence of(String name, IOException trouble) {
        return new Sentence(key(trouble), name);
    }

    private static String key(IOException trouble) {
        return switch (trouble) {
            case NoSuchFileException _ -> "desk.file-missing";
            case AccessDeniedException _ -> "desk.file-denied";
            case UnusableFileException _, CharacterCodingException _ -> "desk.file-other";
            case IOException system -> {
                String said = Optional.ofNullable(system.getMessage()).orElse("");
                yield said.contains(FULL)
                        ? "desk.file-full"
                        : said.contains(READ_ONLY) ? "desk.file-denied" : "desk.file";
            }
        };
    }
}
