package burraco.cli.hall;

import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.desk.file.UnreadableTournamentException;
import burraco.hall.ledger.Finding;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.Row;
import burraco.hall.proof.ResultCheck;
import burraco.hall.proof.ResultFault;
import burraco.hall.proof.ResultReport;
import burraco.hall.proof.ResultRows;
import burraco.hall.proof.SealSearch;
import burraco.hall.told.MatchSaid;
import burraco.journal.SealChain;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** Prints whether a hall's decisions and results are as they were written, told and signed. */
final class HallVerify {
    private static final int MOST = 30;

    private final Screen screen;
    private final HallStore file;

    HallVerify(Screen screen, HallStore file) {
        this.screen = screen;
        this.file = file;
    }

    /** Returns the exit status. */
    int print(Optional<String> seal) throws IOException {
        Ledger ledger = new Ledger(file, System::currentTimeMillis);
        List<Row> rows = ledger.all();
        boolean sound = chain(ledger, rows);
        ResultRows results = ResultRows.of(rows);
        sound &= isReadable(rows);
        sound &= results(ResultCheck.of(file, results));
        boolean known = seal.isEmpty() || seal(seal.get(), results);
        return sound && known ? ExitStatus.DONE : ExitStatus.NOT_WHOLE;
    }

    private boolean chain(Ledger ledger, List<Row> rows) throws IOException {
        List<Finding> found = ledger.verify();
        for (Finding one : found.stream().limit(MOST).toList()) {
            screen.say(
                    one.kind() == Finding.Kind.MISSING ? "hall.missing" : "hall.changed",
                    one.seq());
        }
        more(found.size());
        if (found.isEmpty()) {
            screen.say("hall.sound", rows.size());
        }
        return found.isEmpty();
    }

    private boolean isReadable(List<Row> rows) {
        try {
            ResultRows.tournament(rows);
            return true;
        } catch (UnreadableTournamentException wrong) {
            screen.say("hall.tournament-unreadable", wrong.problem().line());
            return false;
        }
    }

    private boolean results(ResultReport report) {
        for (ResultFault fault : report.faults().stream().limit(MOST).toList()) {
            List<Object> details = new ArrayList<>(List.of(fault.round(), fault.table()));
            details.addAll(fault.details());
            screen.say("hall.result." + fault.kind(), details.toArray());
        }
        more(report.faults().size());
        if (report.isSound()) {
            screen.say("hall.results-sound", report.results());
        }
        if (report.byHand() > 0) {
            screen.say("hall.results-by-hand", report.byHand());
        }
        return report.isSound();
    }

    private void more(int found) {
        if (found > MOST) {
            screen.say("hall.more", found - MOST);
        }
    }

    private boolean seal(String shown, ResultRows results) throws IOException {
        Optional<SealSearch.Found> found = SealSearch.of(file, shown);
        if (found.isEmpty()) {
            screen.say("hall.seal-unknown", shown);
            return false;
        }
        SealSearch.Found it = found.get();
        screen.say(
                "hall.seal-known",
                SealChain.shown(HexFormat.of().parseHex(it.entry().seal())),
                it.entry().seq(),
                it.journal(),
                it.device());
        it.match().ifPresent(match -> match(it, match, results));
        return true;
    }

    private void match(SealSearch.Found it, MatchSaid match, ResultRows results) {
        screen.say(
                "hall.seal-match",
                match.event().table(),
                match.number(),
                match.event().round(),
                match.event().tournament());
        results.of(it.device(), it.journal(), match.number())
                .ifPresentOrElse(
                        claim -> screen.say("hall.seal-result", claim.lines().orElse("-").strip()),
                        () -> screen.say("hall.seal-no-result"));
    }
}
