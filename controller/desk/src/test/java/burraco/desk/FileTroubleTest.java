package burraco.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.tournament.field.Field;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class FileTroubleTest {
    private static final String PATH = "/home/lia/secret/evening.txt";

    @Test
    @DisplayName("Each reason has its sentence")
    void reasons() {
        assertEquals(
                List.of(
                        "evening.txt is not there any more",
                        "there is no permission to read or write evening.txt, or in its folder",
                        "there is no permission to read or write evening.txt, or in its folder",
                        "there is no space left on the disk: evening.txt is as it was",
                        "evening.txt is no file of text that can be read",
                        "evening.txt could not be read or written"),
                Stream.of(
                                new NoSuchFileException(PATH),
                                new AccessDeniedException(PATH),
                                new FileSystemException(PATH, null, "Read-only file system"),
                                new IOException("No space left on device"),
                                new MalformedInputException(1),
                                new IOException())
                        .map(trouble -> FileTrouble.of("evening.txt", trouble))
                        .map(why -> DeskWords.in(why, Field.EMPTY).get("en"))
                        .toList());
    }
}
