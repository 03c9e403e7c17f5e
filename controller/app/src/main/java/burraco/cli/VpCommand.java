package burraco.cli;

import burraco.engine.score.MatchLength;
import burraco.engine.score.VictoryPoints;
import burraco.json.Json;
import burraco.words.Language;
import burraco.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@code ./table vp}: victory points from match points. */
final class VpCommand {
    private static final String USAGE =
            "expected --hands 2|3|4|teams and the match points of NS and EW,"
                    + " such as: ./table vp --hands 3 1240 -85";

    private final Screen screen;

    VpCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Options options = Options.parse(args, Set.of("--json"), Set.of("--hands", "--lang"));
        String hands = options.value("--hands").orElseThrow(() -> new Options.Wrong(USAGE));
        MatchLength length =
                MatchLength.parse(hands)
                        .orElseThrow(() -> Options.wrong("--hands", "2, 3, 4 or teams", hands));
        Language language = options.language();
        if (options.rest().size() != 2) {
            throw new Options.Wrong(USAGE);
        }
        int ns = points("NS", options.rest().get(0));
        int ew = points("EW", options.rest().get(1));
        VictoryPoints points = VictoryPoints.of(length, ns, ew);
        if (options.has("--json")) {
            screen.out().println(Json.write(json(hands, ns, ew, points)));
        } else if (screen.live()) {
            screen.out().println(said(Words.in(language), hands, ns, ew, points));
        } else {
            // Programs rely on it.
            screen.out().println(points.ns() + " " + points.ew());
        }
        return Main.DONE;
    }

    private static int points(String line, String said) {
        try {
            return Integer.parseInt(said);
        } catch (NumberFormatException notANumber) {
            throw Options.wrong(line, "the match points, a whole number", said);
        }
    }

    private static String said(Words words, String hands, long ns, long ew, VictoryPoints points) {
        String of = words.sheet("vp.of-" + hands);
        return words.sheet("vp", points.ns(), points.ew(), of, Math.abs(ns - ew));
    }

    private static Map<String, Object> json(String hands, int ns, int ew, VictoryPoints points) {
        Map<String, Object> json = Json.object();
        json.put("ns", points.ns());
        json.put("ew", points.ew());
        json.put("hands", hands);
        Map<String, Object> from = Json.object();
        from.put("ns", ns);
        from.put("ew", ew);
        json.put("matchPoints", from);
        return json;
    }
}
