package burraco.cli;

import burraco.engine.score.MatchLength;
import burraco.engine.score.VictoryPoints;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code ./table vp}: victory points from match points. */
final class VpCommand {
    private static final String USAGE =
            "table vp: expected --hands 2|3|4|teams and the match points of NS and EW,"
                    + " such as: ./table vp --hands 3 1240 -85";

    private final Screen screen;

    VpCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Options options = Options.parse(args, Set.of(), Set.of("--hands"));
        Optional<MatchLength> length = options.value("--hands").flatMap(MatchLength::parse);
        if (options.problem().isPresent() || length.isEmpty() || options.rest().size() != 2) {
            return Main.refuse(screen, USAGE);
        }
        try {
            int ns = Integer.parseInt(options.rest().get(0));
            int ew = Integer.parseInt(options.rest().get(1));
            VictoryPoints points = VictoryPoints.of(length.get(), ns, ew);
            screen.out().println(points.ns() + " " + points.ew());
            return Main.DONE;
        } catch (NumberFormatException notANumber) {
            return Main.refuse(screen, USAGE);
        }
    }
}
