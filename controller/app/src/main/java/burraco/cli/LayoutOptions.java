package burraco.cli;

import burraco.layout.plan.Extras;
import burraco.layout.plan.Piles;
import burraco.layout.plan.ReaderKind;
import burraco.layout.plan.Wish;
import burraco.words.Language;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the words behind {@code ./table layout} mean. */
record LayoutOptions(Wish wish, Path folder, boolean replace) {
    static final String USAGE =
            "expected --size 100x100 --slots 8 --out DIR, in centimetres [--readers"
                    + " KIND:N] [--piles scales|deep|neither] [--extras none|board|pi]";

    private static final Pattern SIZE =
            Pattern.compile("(\\d{1,3}(?:\\.\\d)?)x(\\d{1,3}(?:\\.\\d)?)");
    private static final Pattern READERS = Pattern.compile("([a-z]+)(?::(\\d{1,3}))?");

    /** No hall has a larger one. */
    private static final int LARGEST = 3000;

    private static final int MOST_SLOTS = 20;

    static LayoutOptions of(List<String> args) {
        Options options =
                Options.parse(
                        args,
                        Set.of("--replace"),
                        Set.of(
                                "--size",
                                "--slots",
                                "--out",
                                "--readers",
                                "--piles",
                                "--extras",
                                "--display",
                                "--strip",
                                "--ports",
                                "--card",
                                "--name",
                                "--lang"));
        options.nothingElse();
        if (options.value("--size").isEmpty() || options.value("--out").isEmpty()) {
            throw new Options.Wrong(USAGE);
        }
        int[] size = size("--size", options.value("--size").get(), "100x100", 300, LARGEST);
        int[] card = size("--card", options.value("--card").orElse("6.3x8.8"), "6.3x8.8", 40, 120);
        if (card[0] > card[1]) {
            throw new Options.Wrong("--card is its width and then its height, as in 6.3x8.8");
        }
        Matcher readers = READERS.matcher(options.value("--readers").orElse("virtual"));
        ReaderKind kind =
                (readers.matches()
                                ? ReaderKind.parse(readers.group(1))
                                : Optional.<ReaderKind>empty())
                        .orElseThrow(() ->
                                new Options.Wrong(
                                        "--readers is virtual, board, feig, metratec or pepper, with a"
                                                + " number as in board:4"));
        OptionalInt count =
                readers.group(2) == null
                        ? OptionalInt.empty()
                        : OptionalInt.of(Integer.parseInt(readers.group(2)));
        if (count.orElse(1) < 1) {
            throw new Options.Wrong("--readers: a table has one reader at least");
        }
        Extras extras =
                Extras.parse(oneOf(options, "--extras", List.of("none", "board", "pi")))
                        .orElseThrow();
        for (String name : List.of("--display", "--strip")) {
            if (options.value(name).isPresent() && extras != Extras.PI) {
                throw new Options.Wrong(name + " hangs on a Raspberry Pi: --extras pi");
            }
        }
        Wish wish =
                new Wish(
                        name(options.value("--name").orElse("1")),
                        oneOf(options, "--lang", List.of("it", "en")),
                        size[0],
                        size[1],
                        slots(options.value("--slots").orElse("8")),
                        new Wish.CardSize(card[0], card[1]),
                        kind,
                        count,
                        ports(options.value("--ports")),
                        piles(options, kind),
                        extras,
                        oneOf(options, "--display", List.of("hd44780", "ssd1306")),
                        oneOf(options, "--strip", List.of("ws2812b", "sk9822", "apa102")));
        return new LayoutOptions(
                wish, Path.of(options.value("--out").get()), options.has("--replace"));
    }

    private static String name(String text) {
        if (text.isBlank()) {
            throw new Options.Wrong("--name is a number or a name, and not nothing");
        }
        return text;
    }

    /** Two readers on one cable hear each other's answers. */
    private static List<String> ports(Optional<String> text) {
        List<String> ports = text.map(names -> List.of(names.split(",", -1))).orElse(List.of());
        Set<String> before = new HashSet<>();
        for (String port : ports) {
            if (port.isBlank()) {
                throw new Options.Wrong("--ports is the cables' names, with commas between them");
            }
            if (!before.add(port)) {
                throw new Options.Wrong(
                        "--ports has " + port + " twice: each reader has its own cable");
            }
        }
        return ports;
    }

    /** Readers from a shop weigh nothing: there scales have to be asked for. */
    private static Piles piles(Options options, ReaderKind kind) {
        String usual = kind.scales() > 0 ? "scales" : "neither";
        String named = options.value("--piles").orElse(usual);
        return Piles.parse(named)
                .orElseThrow(() ->
                        new Options.Wrong("--piles is scales, deep or neither, not " + named));
    }

    /** The first where nothing is said. */
    private static String oneOf(Options options, String name, List<String> words) {
        String word = options.value(name).orElse(words.getFirst());
        if (!words.contains(word)) {
            throw new Options.Wrong(name + " is " + String.join(" or ", words) + ", not " + word);
        }
        return word;
    }

    private static int slots(String text) {
        if (text.matches("\\d{1,2}")) {
            int slots = Integer.parseInt(text);
            if (slots >= 1 && slots <= MOST_SLOTS) {
                return slots;
            }
        }
        throw new Options.Wrong("--slots is a number from 1 to " + MOST_SLOTS + ", not " + text);
    }

    /** In millimetres. */
    private static int[] size(String name, String text, String example, int least, int most) {
        Matcher matcher = SIZE.matcher(text);
        if (matcher.matches()) {
            int[] size = {millimetres(matcher.group(1)), millimetres(matcher.group(2))};
            if (Math.min(size[0], size[1]) >= least && Math.max(size[0], size[1]) <= most) {
                return size;
            }
        }
        throw new Options.Wrong(
                String.format(
                        "%s is two lengths in cm from %d to %d, as in %s, not %s",
                        name, least / 10, most / 10, example, text));
    }

    private static int millimetres(String centimetres) {
        return (int) Math.round(Double.parseDouble(centimetres) * 10);
    }

    Language language() {
        return Language.parse(wish.language()).orElseThrow();
    }
}
