package burraco.hall.audience;

import burraco.text.Sentence;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

/** Why nothing comes to the people outside, as a sentence for the direction. */
final class Trouble {
    private Trouble() {}

    /** The folder that the web server shows cannot be written. */
    static Sentence of(Path folder, IOException why) {
        if (why instanceof NoSuchFileException) {
            return new Sentence("audience-gone", folder);
        }
        if (why instanceof AccessDeniedException) {
            return new Sentence("audience-denied", folder);
        }
        return isFull(why)
                ? new Sentence("audience-full", folder)
                : new Sentence("audience-folder", folder, reason(why));
    }

    /** Nothing comes into the hall's own file with the segments. */
    static Sentence ofRecording(IOException why) {
        return why instanceof UntoldException
                ? new Sentence("audience-store")
                : new Sentence("audience-file", reason(why));
    }

    private static boolean isFull(IOException why) {
        String words = String.valueOf(why.getMessage()).toLowerCase(Locale.ROOT);
        return words.contains("no space") || words.contains("quota");
    }

    private static String reason(IOException why) {
        String words =
                why instanceof FileSystemException of && of.getReason() != null
                        ? of.getReason()
                        : why.getMessage();
        return words == null ? why.getClass().getSimpleName() : words;
    }
}
