package burraco.cli.report;

import burraco.files.PrivateFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes parts into a new archive that only its owner can read. */
final class ReportArchive {
    /** The same parts give the same bytes: when it was made stands in one of them. */
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private ReportArchive() {}

    static void write(Path file, List<ReportPart> parts) throws IOException {
        OutputStream out = PrivateFile.create(file);
        try (ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
            for (ReportPart part : parts) {
                ZipEntry entry = new ZipEntry(part.file());
                entry.setTimeLocal(NO_TIME);
                zip.putNextEntry(entry);
                zip.write(part.text().getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        } catch (IOException cannot) {
            Files.deleteIfExists(file);
            throw cannot;
        }
    }
}
