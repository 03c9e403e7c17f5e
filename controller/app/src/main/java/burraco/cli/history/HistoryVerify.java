package burraco.cli.history;

import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.journal.Dates;
import burraco.journal.Finding;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.journal.Verification;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** Prints whether a journal has been altered. */
final class HistoryVerify {
    private static final int MOST = 30;

    private final PrintStream out;
    private final HistoryWords words;

    HistoryVerify(Screen screen, HistoryWords words) {
        out = screen.out();
        this.words = words;
    }

    /** Returns the exit status. */
    int print(History history, Optional<String> seal) throws JournalException {
        Verification verification = Verification.of(history);
        boolean sound = print(verification);
        boolean known = seal.isEmpty() || print(history, seal.get());
        return sound && known ? ExitStatus.DONE : ExitStatus.RULED;
    }

    boolean print(Verification verification) {
        List<Finding> findings = verification.findings();
        for (Finding finding : findings.stream().limit(MOST).toList()) {
            out.println(words.say("finding." + finding.kind(), finding.details().toArray()));
        }
        if (findings.size() > MOST) {
            out.println(words.say("more", findings.size() - MOST));
        }
        if (verification.isSound()) {
            out.println(words.say("sound"));
        }
        if (verification.unsealed() > 0) {
            out.println(words.say("unsealed"));
        }
        if (!verification.seal().isEmpty()) {
            out.println(words.say("seal", verification.seal(), verification.entries()));
        }
        return verification.isSound();
    }

    private boolean print(History history, String seal) throws JournalException {
        Optional<History.Entry> entry = history.sealed(seal);
        if (entry.isEmpty()) {
            out.println(words.say("seal.unknown", seal));
            return false;
        }
        long since = history.last() - entry.get().seq();
        out.println(
                words.say(
                        "seal.known",
                        seal,
                        words.minute(Dates.of(history).of(entry.get())),
                        entry.get().seq(),
                        since));
        return true;
    }
}
