package burraco.desk;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.print.Format;
import burraco.tournament.print.Print;
import burraco.tournament.print.Printed;
import burraco.tournament.print.Prints;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import java.util.Optional;
import java.util.OptionalInt;

/** Lists and slips, to be opened in a window of their own and printed, or to be saved. */
final class DeskPrint {
    /** The page has its styles in itself and needs nothing else. */
    static final String POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

    private static final String CHARSET = "; charset=utf-8";

    static final String HTML = "text/html" + CHARSET;

    private DeskPrint() {}

    /**
     * @throws DeskRefusalException if there is nothing to print
     */
    static Response of(Tournament now, Request request) {
        String what = request.value("what").orElse("");
        Optional<Format> format = request.value("as").flatMap(Format::parse);
        OptionalInt round = round(request);
        Optional<Print> print = round.isEmpty() ? Optional.empty() : print(what, round.getAsInt());
        if (format.isEmpty() || print.isEmpty()) {
            return Routes.nothing();
        }
        return switch (Prints.of(now, print.get(), DeskApi.language(request))) {
            case Printed.Nothing(String why) ->
                    throw new DeskRefusalException(Sentence.of(why), now.field());
            case Printed.Made made ->
                    made.as(format.get())
                            .map(bytes -> answer(bytes, format.get(), what, round.getAsInt()))
                            .orElseGet(Routes::nothing);
        };
    }

    private static OptionalInt round(Request request) {
        String typed = request.value("round").orElse("");
        return typed.matches("[0-9]{1,3}")
                ? OptionalInt.of(Integer.parseInt(typed))
                : OptionalInt.empty();
    }

    private static Optional<Print> print(String what, int round) {
        return switch (what) {
            case "seats-by-table" -> Optional.of(new Print.SeatsByTable(round));
            case "seats-by-name" -> Optional.of(new Print.SeatsByName(round));
            case "pairing" -> Optional.of(new Print.Pairing(round));
            case "slips" -> Optional.of(new Print.Slips(round));
            case "ranking" -> Optional.of(new Print.Ranked(round));
            case "awaited" -> Optional.of(new Print.Awaited(round));
            case "ledger" -> Optional.of(new Print.Ledger());
            default -> Optional.empty();
        };
    }

    private static Response answer(byte[] bytes, Format format, String what, int round) {
        String name = what + "-" + round + "." + (format == Format.ROWS ? "txt" : format);
        return switch (format) {
            case HTML -> Response.of(HTML, bytes).with("Content-Security-Policy", POLICY);
            case PDF ->
                    Response.of("application/pdf", bytes)
                            .with("Content-Disposition", "inline; filename=\"" + name + "\"");
            case CSV -> saved(Response.of("text/csv" + CHARSET, bytes), name);
            case ROWS -> saved(Response.of("text/plain" + CHARSET, bytes), name);
        };
    }

    private static Response saved(Response answer, String name) {
        return answer.with("Content-Disposition", "attachment; filename=\"" + name + "\"");
    }
}
