package burraco.cli.report;

import burraco.cli.pin.PinFile;
import burraco.files.InputFile;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.journal.JournalSummary;
import burraco.web.console.ArbiterAccount;
import burraco.web.members.Member;
import burraco.web.members.MembersReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What no text of a report may contain, wherever it comes from: names of people that this table
 * knows, and whatever looks like the number of a tag. Each part leaves them out by itself; this is
 * the second lock on the same door.
 */
final class Unsaid {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}']+");

    /**
     * Four bytes or more. A commit and the groups of a seal have small letters; a short number
     * without a letter is a size or a time, so a short tag without one is not recognized.
     */
    private static final Pattern TAG =
            Pattern.compile(
                    "(?<![0-9A-Za-z])"
                            + "(?:(?:[0-9A-F]{2}){7,32}|(?=[0-9]*[A-F])(?:[0-9A-F]{2}){4,6})"
                            + "(?![0-9A-Za-z])|(?i:E0[0-9a-f]{14})");

    /** Shorter ones are words of the game, or letters of seats. */
    private static final int SHORTEST = 3;

    private final Set<String> words = new HashSet<>();
    private final String home = System.getProperty("user.home", "");

    static Unsaid of(ReportOptions options) {
        Unsaid unsaid = new Unsaid();
        try (History history = History.open(options.journal())) {
            JournalSummary.names(history).forEach(unsaid::name);
        } catch (JournalException | RuntimeException none) {
            // A journal that cannot be read gives no names, and the report has nothing of it.
        }
        new PinFile(options.config(), _ -> {})
                .get().accounts().stream().map(ArbiterAccount::name).forEach(unsaid::name);
        members(options.config().resolveSibling("members.csv"), unsaid);
        return unsaid;
    }

    private static void members(Path file, Unsaid unsaid) {
        try {
            if (Files.exists(file)) {
                MembersReader.read(InputFile.bytes(file)).list().stream()
                        .map(Member::name)
                        .forEach(unsaid::name);
            }
        } catch (IOException none) {
            // Of a list that cannot be read, the report has nothing either.
        }
    }

    void name(String name) {
        WORD.matcher(name)
                .results()
                .map(found -> found.group())
                .filter(word -> word.length() >= SHORTEST)
                .forEach(words::add);
    }

    String in(String text) {
        String plain =
                WORD.matcher(text)
                        .replaceAll(found ->
                                words.contains(found.group())
                                        ? "…"
                                        : Matcher.quoteReplacement(found.group()));
        plain = TAG.matcher(plain).replaceAll("(tag)");
        return home.length() > 1 ? plain.replace(home, "~") : plain;
    }
}
