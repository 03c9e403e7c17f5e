package burraco.cli.tournament;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.cli.options.Nearest;
import burraco.cli.options.TournamentRow;
import burraco.cli.out.Screen;
import burraco.json.Json;
import burraco.tournament.Tournament;
import burraco.tournament.print.Format;
import burraco.tournament.print.Print;
import burraco.tournament.print.Printed;
import burraco.tournament.print.Prints;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code ./table tournament print}: what is handed out or put on the wall. */
final class TournamentPrint {
    private final Screen screen;
    private final Tournament now;

    TournamentPrint(Screen screen, Tournament now) {
        this.screen = screen;
        this.now = now;
    }

    void print(Arguments typed) throws IOException {
        String what = typed.rest().get(2);
        String as = typed.value("--as").orElse("csv");
        byte[] printed =
                switch (Prints.of(now, print(what, typed), screen.language())) {
                    case Printed.Nothing(String why) -> throw CommandRefusal.saying(why);
                    case Printed.Made made -> bytes(made, what, as);
                };
        Optional<Path> file = typed.file("--out");
        if (file.isPresent()) {
            Files.write(file.get(), printed);
        } else if (as.equals("pdf") && screen.live()) {
            throw new CommandRefusal("tournament.pdf");
        } else {
            screen.out().write(printed);
        }
    }

    private static byte[] bytes(Printed.Made made, String what, String as) {
        if (as.equals("json")) {
            return (Json.write(made.data()) + "\n").getBytes(StandardCharsets.UTF_8);
        }
        return Format.parse(as)
                .flatMap(made::as)
                .orElseThrow(
                        () -> new CommandRefusal("tournament.no-format", what, as, formats(made)));
    }

    private static String formats(Printed.Made made) {
        return String.join(
                ", ",
                Stream.concat(
                                Stream.of(Format.values())
                                        .filter(format -> made.as(format).isPresent())
                                        .map(Format::toString),
                                Stream.of("json"))
                        .toList());
    }

    /** The draft as long as there is one, else the round that is played. */
    private Print print(String what, Arguments typed) {
        int current = now.rounds().size();
        int seats =
                typed.numberIfAny("--round")
                        .orElse(now.draft().isPresent() ? current + 1 : current);
        int played = typed.numberIfAny("--round").orElse(current);
        return switch (what) {
            case "seats-by-table" -> new Print.SeatsByTable(seats);
            case "seats-by-name" -> new Print.SeatsByName(seats);
            case "pairing" -> new Print.Pairing(seats);
            case "slips" -> new Print.Slips(seats);
            case "ranking" -> new Print.Ranked(played);
            case "awaited" -> new Print.Awaited(played);
            case "ledger" -> new Print.Ledger();
            default ->
                    throw Nearest.like(what, TournamentRow.PRINTS)
                            .map(near -> new CommandRefusal("tournament.print.near", what, near))
                            .orElseGet(() ->
                                    new CommandRefusal(
                                            "tournament.print.unknown",
                                            what,
                                            String.join(", ", TournamentRow.PRINTS)));
        };
    }
}
