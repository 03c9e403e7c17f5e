package burraco.cli.out;

import burraco.cli.options.CommandTexts;
import burraco.files.UnusableFileException;
import burraco.text.Sentence;
import burraco.words.Language;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file could not be read or written, as a sentence. */
public final class FileTrouble {
    private FileTrouble() {}

    /** The reason, with the file's name where the system says it. */
    public static Sentence said(IOException trouble) {
        boolean named = trouble instanceof FileSystemException file && file.getFile() != null;
        return named ? of(((FileSystemException) trouble).getFile(), trouble) : why(trouble);
    }

    /** The reason, with this name in front of it. */
    public static Sentence of(Object file, IOException trouble) {
        return new Sentence("file.named", file, why(trouble));
    }

    public static Sentence why(IOException trouble) {
        return switch (trouble) {
            case NoSuchFileException _ -> new Sentence("file.missing");
            case AccessDeniedException _ -> new Sentence("file.denied");
            case NotDirectoryException _ -> new Sentence("file.not-folder");
            case FileAlreadyExistsException _ -> new Sentence("file.there");
            case UnusableFileException unusable -> unusable.sentence();
            case ToldIOException told -> told.sentence();
            case FileSystemException system when system.getReason() != null ->
                    Sentence.of(system.getReason());
            default ->
                    trouble.getMessage() == null
                            ? new Sentence("file.failed")
                            : Sentence.of(trouble.getMessage());
        };
    }

    /** The reason, for the log, which is English. */
    public static String forTheLog(IOException trouble) {
        return CommandTexts.in(Language.EN).say(why(trouble));
    }
}
