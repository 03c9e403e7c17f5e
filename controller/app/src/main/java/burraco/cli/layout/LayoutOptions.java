package burraco.cli.layout;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.options.ReaderFamilies;
import burraco.layout.plan.Extras;
import burraco.layout.plan.Piles;
import burraco.layout.plan.PlanRequest;
import burraco.layout.plan.ReaderKind;
import burraco.text.Sentence;
import burraco.words.Language;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Options of {@code ./table layout}.
 *
 * @param fewerSlots whether fewer places for melds do, because their number was not given
 */
record LayoutOptions(PlanRequest wish, boolean fewerSlots, Path folder, boolean replace) {
    private static final Pattern SIZE =
            Pattern.compile("(\\d{1,3}(?:\\.\\d)?)x(\\d{1,3}(?:\\.\\d)?)");
    private static final Pattern READERS = Pattern.compile("([a-z]+)(?::(\\d{1,3}))?");

    /** The largest side of a table, in millimetres. */
    private static final int LARGEST_MM = 3000;

    /** Places for melds a line; a line seldom has more melds. */
    private static final int USUAL_SLOTS = 8;

    static LayoutOptions of(List<String> args) {
        Arguments options = Arguments.parse(CommandName.LAYOUT, args);
        int[] size = size(options, "--size", "100x100", 300, LARGEST_MM);
        int[] card = size(options, "--card", "6.3x8.8", 40, 120);
        if (card[0] > card[1]) {
            Sentence expected = new Sentence("expected.portrait");
            throw Arguments.wrong("--card", expected, options.text("--card"));
        }
        String written = options.text("--readers");
        Matcher readers = READERS.matcher(written);
        ReaderKind kind =
                ReaderFamilies.planned().stream()
                        .filter(one -> readers.matches() && one.name().equals(readers.group(1)))
                        .findFirst()
                        .orElseThrow(() -> Arguments.wrong("--readers", readers(), written));
        OptionalInt count =
                readers.group(2) == null
                        ? OptionalInt.empty()
                        : OptionalInt.of(Integer.parseInt(readers.group(2)));
        if (count.orElse(1) < 1) {
            throw new CommandRefusal("layout.one-reader");
        }
        Extras extras = Extras.parse(options.text("--extras")).orElseThrow();
        for (String name : List.of("--display", "--strip")) {
            if (options.value(name).isPresent() && extras != Extras.PI) {
                throw new CommandRefusal("layout.on-a-pi", name);
            }
        }
        PlanRequest wish =
                new PlanRequest(
                        name(options),
                        options.text("--lang"),
                        size[0],
                        size[1],
                        options.numberIfAny("--slots").orElse(USUAL_SLOTS),
                        new PlanRequest.CardSize(card[0], card[1]),
                        kind,
                        count,
                        ports(options),
                        piles(options, kind),
                        extras,
                        options.text("--display"),
                        options.text("--strip"));
        return new LayoutOptions(
                wish, !options.isThere("--slots"), options.path("--out"), options.has("--replace"));
    }

    private static Sentence readers() {
        List<String> kinds = ReaderFamilies.planned().stream().map(ReaderKind::name).toList();
        return new Sentence("expected.readers", new Sentence.Or(kinds));
    }

    private static String name(Arguments options) {
        String text = options.text("--name");
        if (text.isBlank()) {
            throw Arguments.wrong("--name", new Sentence("expected.name"), text);
        }
        return text;
    }

    /** Two readers on one cable hear each other's answers. */
    private static List<String> ports(Arguments options) {
        String text = options.value("--ports").orElse("");
        List<String> ports = options.isThere("--ports") ? List.of(text.split(",", -1)) : List.of();
        Set<String> before = new HashSet<>();
        for (String port : ports) {
            if (port.isBlank()) {
                throw Arguments.wrong("--ports", new Sentence("expected.ports"), text);
            }
            if (!before.add(port)) {
                throw new CommandRefusal("layout.port-twice", port);
            }
        }
        return ports;
    }

    /** Readers from a shop have no scales, so scales must be requested there. */
    private static Piles piles(Arguments options, ReaderKind kind) {
        String usual = kind.scales() > 0 ? "scales" : "neither";
        return Piles.parse(options.value("--piles").orElse(usual)).orElseThrow();
    }

    /** In millimetres. */
    private static int[] size(Arguments options, String name, String example, int least, int most) {
        String text = options.text(name);
        Matcher matcher = SIZE.matcher(text);
        if (matcher.matches()) {
            int[] size = {millimetres(matcher.group(1)), millimetres(matcher.group(2))};
            if (Math.min(size[0], size[1]) >= least && Math.max(size[0], size[1]) <= most) {
                return size;
            }
        }
        throw Arguments.wrong(
                name, new Sentence("expected.lengths", least / 10, most / 10, example), text);
    }

    private static int millimetres(String centimetres) {
        return (int) Math.round(Double.parseDouble(centimetres) * 10);
    }

    Language language() {
        return Language.parse(wish.language()).orElseThrow();
    }
}
