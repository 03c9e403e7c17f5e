package burraco.hall.audience;

import burraco.text.Sentence;
import java.io.IOException;
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
        return isFull(why)
                ? new Sentence("audience-full", folder)
                : new Sentence("audience-folder", folder, reason(why));
    }

    /** The hall's own file with the segments cannot be written. */
    static Sentence ofTheFile(IOException why) {
        return new Sentence("audience-file", reason(why));
    }

    private static boolean isFull(IOException why) {
        String words = String.valueOf(why.getMessage()).toLowerCase(Locale.ROOT);
        return words.contains("no space") || words.contains("quota");
    }

    private static String reason(IOException why) {
        return why instanceof FileSystemException of && of.getReason() != null
                ? of.getReason()
                : String.valueOf(why.getMessage());
    }
}
