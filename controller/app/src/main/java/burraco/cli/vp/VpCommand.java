package burraco.cli.vp;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.engine.score.MatchLength;
import burraco.engine.score.VictoryPoints;
import burraco.json.Json;
import burraco.words.Language;
import burraco.words.Words;
import java.util.List;
import java.util.Map;

/** {@code ./table vp}: victory points from match points. */
public final class VpCommand {
    private final Screen screen;

    public VpCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) {
        Arguments options = Arguments.parse(CommandName.VP, args);
        String hands = options.text("--hands");
        MatchLength length = MatchLength.parse(hands).orElseThrow();
        Language language = options.language();
        int ns = Integer.parseInt(options.rest().get(0));
        int ew = Integer.parseInt(options.rest().get(1));
        VictoryPoints points = VictoryPoints.of(length, ns, ew);
        if (options.has("--json")) {
            screen.out().println(Json.write(json(hands, ns, ew, points)));
        } else if (screen.live()) {
            screen.out().println(said(Words.in(language), hands, ns, ew, points));
        } else {
            // Programs rely on it.
            screen.out().println(points.ns() + " " + points.ew());
        }
        return ExitStatus.DONE;
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
