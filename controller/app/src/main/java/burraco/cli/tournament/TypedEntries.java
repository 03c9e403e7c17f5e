package burraco.cli.tournament;

import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Screen;
import burraco.files.InputFile;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Participant;
import burraco.tournament.file.EntriesCsv;
import burraco.tournament.file.Problem;
import burraco.tournament.words.TournamentWords;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Entries from a file. Those without a number get the next free ones. */
final class TypedEntries {
    private TypedEntries() {}

    static List<Change> of(Path file, Tournament now, Screen screen, TournamentWords words)
            throws IOException {
        byte[] bytes = InputFile.bytes(file, InputFile.USUAL_MAX_BYTES);
        return switch (EntriesCsv.read(bytes, now.formula().field())) {
            case EntriesCsv.Found.Problems(List<Problem> all) ->
                    throw new CommandRefusal(
                            "tournament.problem",
                            file,
                            all.getFirst().line(),
                            all.getFirst().column(),
                            words.say(all.getFirst().what()));
            case EntriesCsv.Found.Entries(var contestants, var remarks) -> {
                for (Problem remark : remarks) {
                    screen.err().println(words.say(remark));
                }
                yield entered(contestants, now);
            }
        };
    }

    private static List<Change> entered(List<Contestant> contestants, Tournament now) {
        int last = now.field().all().stream().mapToInt(Participant::number).max().orElse(0);
        List<Change> changes = new ArrayList<>();
        for (Contestant one : contestants) {
            Contestant numbered = one.number() > 0 ? one : numbered(one, last + 1);
            last = Math.max(last, numbered.number());
            changes.add(new Change.Enter(numbered));
        }
        return changes;
    }

    private static Contestant numbered(Contestant one, int number) {
        return new Contestant(number, one.name(), one.players(), one.club(), one.table());
    }
}
