package burraco.cli.vp;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.engine.score.MatchLength;
import burraco.engine.score.VictoryPoints;
import burraco.json.Json;
import burraco.json.JsonObject;
import burraco.words.Language;
import burraco.words.Words;
import java.util.List;

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
            MatchPoints from = new MatchPoints(ns, ew);
            VpJson json = new VpJson(points.ns(), points.ew(), hands, from);
            screen.out().println(Json.write(json));
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

    /**
     * What {@code vp --json} says.
     *
     * @param hands how long the match was
     */
    public record VpJson(int ns, int ew, String hands, MatchPoints matchPoints)
            implements JsonObject {}

    /** What the victory points come from. */
    public record MatchPoints(int ns, int ew) implements JsonObject {}
}
