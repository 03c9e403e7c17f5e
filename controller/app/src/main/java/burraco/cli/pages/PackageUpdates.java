package burraco.cli.pages;

import burraco.cli.out.FileTrouble;
import burraco.cli.out.Log;
import burraco.cli.out.Version;
import burraco.files.InputFile;
import burraco.files.PrivateFile;
import burraco.web.console.UpdateReport;
import burraco.web.console.UpdateReport.News;
import burraco.web.console.UpdateReport.Step;
import burraco.web.console.Updates;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Updates of a table that was installed as a package. This program may not install anything: it
 * leaves a word in a file, for which systemd waits, and reads the answers of root's scripts in
 * {@code controller/packaging}.
 */
final class PackageUpdates implements Updates {
    /** The scripts write a few lines. */
    private static final int MAX_BYTES = 8 << 10;

    private final Places files;
    private final Optional<String> version;

    /**
     * @param asked the request
     * @param told the answers to it: step, version, English, Italian, time
     * @param result of the last change of versions: English, Italian, time
     */
    record Places(Path asked, Path told, Path result) {}

    PackageUpdates(Places files, Optional<String> version) {
        this.files = files;
        this.version = version;
    }

    /** The package sets a variable for the service. */
    static Updates ofThisProcess() {
        Optional<String> runtime = Optional.ofNullable(System.getenv("RUNTIME_DIRECTORY"));
        if (runtime.isEmpty() || System.getenv("BURRACO_UPDATES") == null) {
            return Updates.none(Version.number());
        }
        return new PackageUpdates(
                new Places(
                        Path.of(runtime.get(), "update-asked"),
                        Path.of("/run/burraco-table-update/told"),
                        Path.of("/var/lib/burraco-table-update/result")),
                versionAt(Path.of("/usr/lib/burraco-table/current")).or(Version::number));
    }

    /**
     * The name of the folder to which the link leads, without the number of a second copy. Read at
     * the start: the link may change.
     */
    static Optional<String> versionAt(Path current) {
        try {
            return Optional.ofNullable(Files.readSymbolicLink(current).getFileName())
                    .map(folder -> folder.toString().replaceFirst("@.*", ""));
        } catch (IOException | UnsupportedOperationException none) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<String> version() {
        return version;
    }

    @Override
    public boolean possible() {
        return true;
    }

    @Override
    public UpdateReport report() {
        List<String> told = lines(files.told());
        boolean whole = told.size() >= 5;
        Optional<String> offer =
                Optional.of(whole ? told.get(1) : "").filter(one -> !one.isEmpty());
        return new UpdateReport(
                step(told),
                offer,
                whole ? Optional.of(news(told.subList(2, 5))) : Optional.empty(),
                Optional.of(lines(files.result()))
                        .filter(lines -> lines.size() >= 3)
                        .map(PackageUpdates::news));
    }

    private static News news(List<String> lines) {
        return new News(lines.get(0), lines.get(1), lines.get(2));
    }

    private Step step(List<String> told) {
        if (Files.exists(files.asked(), LinkOption.NOFOLLOW_LINKS)) {
            return Step.ASKED;
        }
        // A newer script may have words that are not known here.
        return Arrays.stream(Step.values())
                .filter(_ -> !told.isEmpty())
                .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(told.getFirst()))
                .findFirst()
                .orElse(Step.IDLE);
    }

    /** Empty if there is no such file, or if it cannot be read. */
    private static List<String> lines(Path file) {
        try {
            return InputFile.lines(file, MAX_BYTES);
        } catch (IOException none) {
            return List.of();
        }
    }

    @Override
    public void ask(Wish wish) throws IOException {
        Path next = files.asked().resolveSibling("update-asked.new");
        Files.deleteIfExists(next);
        try (OutputStream out = PrivateFile.create(next)) {
            out.write(
                    (wish.name().toLowerCase(Locale.ROOT) + "\n").getBytes(StandardCharsets.UTF_8));
        }
        // Root's part never sees half a word.
        Files.move(next, files.asked(), StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void withdraw() {
        try {
            Files.deleteIfExists(files.asked());
        } catch (IOException cannot) {
            Log.warn("{}", FileTrouble.forTheLog(cannot));
        }
    }
}
