package burraco.cli.simulate;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.cli.options.Millis;
import burraco.cli.options.Value;
import burraco.layout.Layout;
import burraco.play.evening.Breakdown;
import burraco.play.evening.BreakdownOrder;
import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Parses {@code --fault NAME[:N]@TIME[+DURATION]}. */
final class BreakdownArgs {
    private static final Pattern WRITTEN =
            Pattern.compile("([^:@+]*)(?::(\\d{1,4}))?@([^+]*)(?:\\+(.*))?");

    private BreakdownArgs() {}

    static List<BreakdownOrder> understand(Arguments options, Layout layout) {
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

    private static CommandRefusal unknown(String name) {
        List<String> names = Stream.of(Breakdown.values()).map(Breakdown::key).toList();
        Sentence expected = new Value.OneOf("NAME", names).expected(name).orElseThrow();
        return Arguments.wrong("--fault", expected, name);
    }

    private static CommandRefusal when(String written) {
        return Arguments.wrong("--fault", new Sentence("expected.fault"), written);
    }

    private static void check(Breakdown what, int number, Layout layout) {
        Optional<Sentence> trouble =
                switch (what.of()) {
                    case NOTHING -> Optional.of(new Sentence("fault.no-number"));
                    case ANTENNA, READER ->
                            layout.antennas().stream().anyMatch(one -> one.id() == number)
                                    ? Optional.empty()
                                    : Optional.of(new Sentence("table.no-antenna", number));
                    case SCALE ->
                            layout.scales().stream().anyMatch(one -> one.id() == number)
                                    ? Optional.empty()
                                    : Optional.of(new Sentence("table.no-scale", number));
                    case MANY ->
                            number == 0
                                    ? Optional.of(new Sentence("fault.none"))
                                    : Optional.empty();
                };
        trouble.ifPresent(why -> {
            throw new CommandRefusal("file.named", "--fault " + what.key(), why);
        });
    }
}
