package burraco.cli.tournament;

import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Screen;
import burraco.files.InputFile;
import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.field.Contestant;
import burraco.tournament.file.EntriesCsv;
import burraco.tournament.file.EntryNumbers;
import burraco.tournament.file.KnownNames;
import burraco.tournament.file.Problem;
import burraco.tournament.words.TournamentWords;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Entries from a file. */
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
                List<Contestant> numbered = EntryNumbers.of(contestants, now.field());
                for (Sentence remark : KnownNames.remarks(now.field(), numbered)) {
                    screen.err().println(words.about(now.field()).say(remark));
                }
                yield numbered.stream().<Change>map(Change.Enter::new).toList();
            }
        };
    }
}
