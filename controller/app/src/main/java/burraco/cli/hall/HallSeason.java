package burraco.cli.hall;

import burraco.cli.files.SafeFile;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Log;
import burraco.cli.out.Screen;
import burraco.files.InputFile;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.Place;
import burraco.hall.ledger.Row;
import burraco.tournament.Tournament;
import burraco.tournament.file.Problem;
import burraco.tournament.season.BadListException;
import burraco.tournament.season.Persons;
import burraco.tournament.season.Played;
import burraco.tournament.season.PointsTable;
import burraco.tournament.season.Season;
import burraco.tournament.season.Total;
import burraco.tournament.words.TournamentWords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code ./table hall season}: who got which points in the tournaments of several halls. */
final class HallSeason {
    private static final String FIRST_ROUND = "post round 1\n";

    private final ZoneId zone = ZoneId.systemDefault();
    private final Screen screen;
    private final Arguments typed;

    HallSeason(Screen screen, Arguments typed) {
        this.screen = screen;
        this.typed = typed;
    }

    /** Returns the exit status. */
    int write() throws IOException {
        if (!typed.isThere("--points")) {
            throw typed.missing("--points FILE");
        }
        PointsTable points = read("--points", PointsTable::read);
        Persons persons =
                typed.isThere("--persons") ? read("--persons", Persons::read) : Persons.NONE;
        List<Played> played = played();
        if (played.isEmpty()) {
            throw new CommandRefusal("hall.season-none");
        }
        Season season = Season.of(played, points, persons);
        TournamentWords words = TournamentWords.in(screen.language());
        season.doubts()
                .forEach(doubt ->
                        screen.remark(CommandName.HALL, "hall.season-doubt", words.say(doubt)));
        String csv = SeasonCsv.of(season, screen.texts());
        Optional<Path> out = typed.file("--out");
        if (out.isEmpty()) {
            screen.out().print(csv);
        } else {
            SafeFile.write(out.get(), csv.getBytes(StandardCharsets.UTF_8));
            for (Total one : season.totals()) {
                screen.say(
                        "hall.season-total",
                        one.place(),
                        one.name(),
                        one.points(),
                        one.tournaments());
            }
        }
        return ExitStatus.DONE;
    }

    private interface Reader<T> {
        T read(String text) throws BadListException;
    }

    private <T> T read(String option, Reader<T> reader) throws IOException {
        Path file = typed.path(option);
        try {
            return reader.read(new String(InputFile.bytes(file), StandardCharsets.UTF_8));
        } catch (BadListException bad) {
            Problem problem = bad.problem();
            throw new CommandRefusal(
                    "tournament.problem",
                    file,
                    problem.line(),
                    problem.column(),
                    TournamentWords.in(screen.language()).say(problem.what()));
        }
    }

    /** Of the folders, and of all halls of a database that this user may read. */
    private List<Played> played() throws IOException {
        List<Played> played = new ArrayList<>();
        for (String folder : typed.rest().subList(1, typed.rest().size())) {
            HallFolder hall = HallFolder.there(Path.of(folder));
            try (HallStore store = hall.look()) {
                String name = Path.of(folder).toAbsolutePath().normalize().getFileName().toString();
                played(name, store).ifPresent(played::add);
            }
        }
        if (typed.isThere("--store")) {
            Optional<Path> password = typed.file("--password-file");
            for (Place place : Place.halls(typed.value("--store").orElseThrow(), password)) {
                try (HallStore store = HallStore.look(place)) {
                    played(place.name(), store).ifPresent(played::add);
                }
            }
        }
        return played;
    }

    private Optional<Played> played(String hall, HallStore store) throws IOException {
        Ledger ledger = new Ledger(store, System::currentTimeMillis);
        try {
            Tournament now = new LedgerKeeper(store, ledger).read().now();
            if (now.finished()) {
                return Optional.of(new Played(hall, date(ledger.all()), now));
            }
            screen.remark(CommandName.HALL, "hall.season-unfinished", hall, now.title());
        } catch (NoSuchFileException none) {
            Log.warn("{}: no tournament", hall);
        }
        return Optional.empty();
    }

    /** On which day the first seats were known; the ranking may have been posted later. */
    private String date(List<Row> rows) {
        long wall =
                rows.stream()
                        .filter(row -> row.kind().equals(LedgerKeeper.ADDED))
                        .filter(row -> ("\n" + row.body()).contains("\n" + FIRST_ROUND))
                        .findFirst()
                        .orElse(rows.getLast())
                        .wall();
        return LocalDate.ofInstant(Instant.ofEpochMilli(wall), zone).toString();
    }
}
