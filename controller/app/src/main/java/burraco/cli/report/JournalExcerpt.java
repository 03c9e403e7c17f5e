package burraco.cli.report;

import burraco.cli.out.FileTrouble;
import burraco.files.InputFile;
import burraco.journal.Finding;
import burraco.journal.History;
import burraco.journal.Journal;
import burraco.journal.JournalException;
import burraco.journal.JournalSummary;
import burraco.journal.Verification;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Sizes, counts and the check of a journal. It is opened to be read only. */
final class JournalExcerpt {
    private static final Pattern OURS =
            Pattern.compile(
                    "journal\\.db(-wal|-shm|-journal)?"
                            + "|journal-before-restore-[0-9TZ]+\\.db(-wal|-shm|-journal)?"
                            + "|fault-\\d+\\.txt|lock|seats\\.key");
    private static final Pattern NUMBER = Pattern.compile("[0-9/]+");

    /** Where a database of SQLite keeps the number that a program gives to its structure. */
    private static final int VERSION_AT = 60;

    private static final int HEAD = 100;

    private JournalExcerpt() {}

    static String of(Path journal) throws IOException {
        Facts facts = new Facts();
        Path file = Files.isDirectory(journal) ? journal.resolve(Journal.FILE) : journal;
        if (!Files.exists(file)) {
            throw new IOException("there is no journal");
        }
        files(journal, facts);
        try {
            facts.fact("structure", "version " + version(file));
        } catch (IOException cannot) {
            facts.fact("structure", FileTrouble.forTheLog(cannot));
        }
        try (History history = History.open(journal)) {
            facts.line("");
            summary(JournalSummary.of(history), facts);
            facts.line("");
            check(Verification.of(history), facts);
        } catch (JournalException trouble) {
            String name = file.getFileName() + ": ";
            String said = String.valueOf(trouble.getMessage());
            int at = said.indexOf(name);
            facts.fact("not readable", at < 0 ? said : said.substring(at + name.length()));
        }
        return facts.text();
    }

    private static void files(Path journal, Facts facts) throws IOException {
        if (!Files.isDirectory(journal)) {
            facts.fact("file", Files.size(journal) + " bytes");
            return;
        }
        TreeMap<String, String> sizes = new TreeMap<>();
        int others = 0;
        try (Stream<Path> files = Files.list(journal)) {
            for (Path file : files.sorted().toList()) {
                String name = "" + file.getFileName();
                String size =
                        Files.size(file)
                                + " bytes, of "
                                + Files.getLastModifiedTime(file).toInstant();
                // Another file may be called after somebody.
                sizes.put(OURS.matcher(name).matches() ? name : "other file " + ++others, size);
            }
        }
        sizes.forEach(facts::fact);
    }

    private static int version(Path file) throws IOException {
        byte[] head = InputFile.beginning(file, HEAD);
        if (head.length < HEAD) {
            throw new IOException("the file is too short to be a journal");
        }
        return ByteBuffer.wrap(head).getInt(VERSION_AT);
    }

    private static void summary(JournalSummary summary, Facts facts) {
        facts.fact("entries", summary.entries());
        facts.fact("first entry", Instant.ofEpochMilli(summary.begun()));
        facts.fact("last entry", Instant.ofEpochMilli(summary.last()));
        facts.fact("matches", summary.matches());
        facts.fact("hands", summary.hands());
        facts.fact("people", summary.people());
        facts.fact("readings kept", summary.pieces() + " pieces, " + summary.bytes() + " bytes");
        facts.line("");
        summary.kinds().forEach((kind, count) -> facts.fact("entries " + kind, count));
        facts.line("");
        for (JournalSummary.Event event : summary.events()) {
            facts.line(
                    Instant.ofEpochMilli(event.wall())
                            + " "
                            + event.at()
                            + " ms "
                            + event.kind()
                            + (event.text().isEmpty() ? "" : ": " + event.text()));
        }
    }

    private static void check(Verification verification, Facts facts) {
        facts.fact(
                "check", verification.isSound() ? "everything is as it was written" : "not sound");
        facts.fact("pieces unsealed", verification.unsealed());
        for (Finding finding : verification.findings()) {
            List<String> numbers =
                    finding.details().stream()
                            .filter(one -> NUMBER.matcher(one).matches())
                            .toList();
            facts.fact("found", finding.kind() + " " + String.join(" ", numbers));
        }
    }
}
