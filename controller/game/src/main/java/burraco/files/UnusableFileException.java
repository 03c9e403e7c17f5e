package burraco.files;

import burraco.text.Sentence;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** Thrown for what is no file, or none that anybody reads. */
public final class UnusableFileException extends FileSystemException {
    private static final long serialVersionUID = 1;

    private final transient Sentence sentence;

    /**
     * @param reason the same as the sentence, in English, for the log
     */
    UnusableFileException(Path file, String reason, Sentence sentence) {
        super(file.toString(), null, reason);
        this.sentence = sentence;
    }

    /** Why it is not used, for people. */
    public Sentence sentence() {
        return sentence;
    }
}
