package burraco.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file could not be read or written, in words. */
final class FileTrouble {
    private FileTrouble() {}

    /** The same, with the file's name where the system says it. */
    static String said(IOException trouble) {
        boolean named = trouble instanceof FileSystemException file && file.getFile() != null;
        return named
                ? ((FileSystemException) trouble).getFile() + ": " + why(trouble)
                : why(trouble);
    }

    static String why(IOException trouble) {
        return switch (trouble) {
            case NoSuchFileException _ -> "there is no such file or folder";
            case AccessDeniedException _ -> "there is no permission";
            case NotDirectoryException _ -> "it is no folder";
            case FileSystemException system when system.getReason() != null -> system.getReason();
            case FileAlreadyExistsException _ -> "there is a file of that name";
            default -> trouble.getMessage() == null ? "it failed" : trouble.getMessage();
        };
    }
}
