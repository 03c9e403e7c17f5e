package burraco.cli.pages;

import burraco.cli.out.FileTrouble;
import burraco.files.InputFile;
import burraco.web.members.Members;
import burraco.web.members.MembersReader;
import burraco.words.Language;
import burraco.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The club's list of members beside the table's configuration, read on each use. */
final class MembersFile implements Supplier<Members> {
    private static final Words WORDS = Words.in(Language.EN);
    private static final int MOST_LINES = 20;

    private final Path file;
    private final Consumer<String> log;
    private byte[] before = {};
    private Members last = Members.NONE;
    private String told = "";

    /**
     * @param table the table's own file
     * @param log takes a sentence for each line that cannot be understood, as far as anybody would
     *     read them
     */
    MembersFile(Path table, Consumer<String> log) {
        file = table.resolveSibling("members.csv");
        this.log = log;
    }

    /** The members; empty if there is no file. If it cannot be read, the last list is returned. */
    @Override
    public synchronized Members get() {
        try {
            byte[] bytes = Files.exists(file) ? InputFile.bytes(file) : new byte[0];
            if (!Arrays.equals(bytes, before)) {
                last = MembersReader.read(bytes);
                before = bytes;
                tell(last.troubles());
            }
            told = "";
        } catch (IOException cannot) {
            tell(file + ": " + FileTrouble.forTheLog(cannot));
        }
        return last;
    }

    private void tell(List<Members.Trouble> troubles) {
        troubles.stream()
                .limit(MOST_LINES)
                .forEach(one -> log.accept(file + ":" + one.line() + ": " + one.in(WORDS)));
        if (troubles.size() > MOST_LINES) {
            log.accept(file + ": " + (troubles.size() - MOST_LINES) + " more such lines");
        }
    }

    private void tell(String what) {
        if (!what.equals(told)) {
            log.accept(what);
        }
        told = what;
    }
}
