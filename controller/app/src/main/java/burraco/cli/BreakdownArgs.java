package burraco.cli;

import burraco.cli.Options.Wrong;
import burraco.layout.Layout;
import burraco.play.evening.Breakdown;
import burraco.play.evening.BreakdownOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What {@code --fault NAME[:N]@TIME[+DURATION]} means. */
final class BreakdownArgs {
    private static final Pattern WRITTEN =
            Pattern.compile("([^:@+]*)(?::(\\d{1,4}))?@([^+]*)(?:\\+(.*))?");

    private BreakdownArgs() {}

    static List<BreakdownOrder> understand(Options options, Layout layout) {
        List<BreakdownOrder> orders = new ArrayList<>();
        for (String several : options.all("--fault")) {
            for (String one : several.split(",")) {
                orders.add(order(one, layout));
            }
        }
        return orders;
    }

    private static BreakdownOrder order(String written, Layout layout) {
        Matcher parts = WRITTEN.matcher(written);
        boolean matches = parts.matches();
        String name = matches ? parts.group(1) : written.split("[:@+]", 2)[0];
        Breakdown what = Breakdown.parse(name).orElseThrow(() -> unknown(name));
        if (!matches) {
            throw when(written);
        }
        OptionalLong at = Millis.parse(parts.group(3));
        OptionalLong millis =
                parts.group(4) == null ? OptionalLong.empty() : Millis.parse(parts.group(4));
        if (at.isEmpty() || parts.group(4) != null && millis.isEmpty()) {
            throw when(written);
        }
        OptionalInt which =
                parts.group(2) == null
                        ? OptionalInt.empty()
                        : OptionalInt.of(Integer.parseInt(parts.group(2)));
        if (which.isPresent()) {
            check(what, which.getAsInt(), layout);
        }
        return new BreakdownOrder(what, which, at.getAsLong(), millis);
    }

    private static Wrong unknown(String name) {
        List<String> names = Stream.of(Breakdown.values()).map(Breakdown::key).toList();
        return new Wrong(Nearest.unknown("fault", name, names));
    }

    private static Wrong when(String written) {
        return new Wrong(
                "--fault is NAME@TIME or NAME:NUMBER@TIME+DURATION, with times such as 3m20s, not "
                        + written);
    }

    private static void check(Breakdown what, int number, Layout layout) {
        String missing =
                switch (what.of()) {
                    case NOTHING -> "takes no number";
                    case ANTENNA, READER ->
                            layout.antennas().stream().anyMatch(one -> one.id() == number)
                                    ? ""
                                    : "this table has no antenna " + number;
                    case SCALE ->
                            layout.scales().stream().anyMatch(one -> one.id() == number)
                                    ? ""
                                    : "this table has no scale " + number;
                    case MANY -> number == 0 ? "of none of them" : "";
                };
        if (!missing.isEmpty()) {
            throw new Wrong("--fault " + what.key() + ": " + missing);
        }
    }
}
