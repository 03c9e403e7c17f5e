package burraco.cli.tournament;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.files.InputFile;
import burraco.text.CsvRow;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.round.MeetingResult.Played;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Results from a file: table, and the match points of both sides. */
final class TypedTable {
    private static final int COLUMNS = 3;

    private TypedTable() {}

    static List<Change> results(Path file, Arguments typed, Tournament now) throws IOException {
        List<String> lines = InputFile.lines(file, InputFile.USUAL_MAX_BYTES);
        int round = typed.numberIfAny("--round").orElse(now.rounds().size());
        List<Change> changes = new ArrayList<>();
        char separator = lines.isEmpty() ? ',' : CsvRow.separator(lines.getFirst());
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replace("\uFEFF", "").strip();
            if (line.isEmpty() || i == 0 && !Character.isDigit(line.charAt(0))) {
                continue;
            }
            List<Integer> numbers = numbers(file, i + 1, line, separator);
            changes.add(
                    new Change.Record(
                            round,
                            numbers.get(0),
                            new Played(numbers.get(1), numbers.get(2), List.of())));
        }
        return changes;
    }

    private static List<Integer> numbers(Path file, int line, String row, char separator) {
        List<String> cells = CsvRow.of(row, separator).orElse(List.of());
        List<Integer> numbers = new ArrayList<>();
        for (String cell : cells) {
            String typed = cell.strip().replaceFirst("^'?[+]", "");
            if (!typed.matches("-?[0-9]{1,6}")) {
                throw new CommandRefusal("tournament.row", file, line, row);
            }
            numbers.add(Integer.parseInt(typed));
        }
        if (numbers.size() != COLUMNS) {
            throw new CommandRefusal("tournament.row", file, line, row);
        }
        return numbers;
    }
}
