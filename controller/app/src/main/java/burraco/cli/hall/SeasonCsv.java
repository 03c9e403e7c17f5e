package burraco.cli.hall;

import burraco.cli.options.CommandTexts;
import burraco.text.CsvCell;
import burraco.tournament.season.Appearance;
import burraco.tournament.season.Season;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A season as a list for a spreadsheet: a row for each person in each tournament. */
final class SeasonCsv {
    /** Without it a spreadsheet takes UTF-8 for something else. */
    private static final String MARK = "\uFEFF";

    private static final List<String> COLUMNS =
            List.of(
                    "person",
                    "known",
                    "name",
                    "club",
                    "hall",
                    "tournament",
                    "date",
                    "place",
                    "of",
                    "vp",
                    "mp",
                    "points");

    private SeasonCsv() {}

    static String of(Season season, CommandTexts texts) {
        StringBuilder csv = new StringBuilder(MARK);
        line(csv, COLUMNS.stream().map(one -> texts.say("hall.season-column." + one)).toList());
        for (Appearance row : season.rows()) {
            String known = row.known().name().toLowerCase(Locale.ROOT).replace('_', '-');
            line(
                    csv,
                    List.of(
                            CsvCell.of(row.person()),
                            CsvCell.of(texts.say("hall.season-known." + known)),
                            CsvCell.of(row.name()),
                            CsvCell.of(row.club()),
                            CsvCell.of(row.where().hall()),
                            CsvCell.of(row.where().tournament().title()),
                            row.where().date(),
                            String.valueOf(row.place()),
                            String.valueOf(row.of()),
                            String.valueOf(row.victoryPoints()),
                            String.valueOf(row.matchPoints()),
                            String.valueOf(row.points())));
        }
        return csv.toString();
    }

    private static void line(StringBuilder csv, List<String> cells) {
        csv.append(cells.stream().collect(Collectors.joining(";"))).append('\n');
    }
}
