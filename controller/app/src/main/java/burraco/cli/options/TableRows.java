package burraco.cli.options;

import static burraco.cli.options.CommandOption.flag;
import static burraco.cli.options.CommandOption.option;
import static burraco.cli.options.Rule.apart;
import static burraco.cli.options.SharedOptions.CONFIG;
import static burraco.cli.options.SharedOptions.JOURNAL;
import static burraco.cli.options.SharedOptions.LANG;
import static burraco.cli.options.SharedOptions.LANG_OF_MESSAGES;
import static burraco.cli.options.SharedOptions.LAST_PORT;
import static burraco.cli.options.SharedOptions.WEB;
import static burraco.cli.options.Values.file;
import static burraco.cli.options.Values.folder;
import static burraco.cli.options.Values.number;
import static burraco.cli.options.Values.oneOf;
import static burraco.cli.options.Values.time;

import burraco.layout.plan.ReaderKind;
import java.util.List;

/** The commands for a real table. */
final class TableRows {
    private static final int A_DAY_SECONDS = 86_400;
    private static final int MOST_LINES = 20_000;
    private static final long A_SECOND_MILLIS = 1_000;

    private static final CommandOption ANTENNA = option("--antenna", new Value.Text("N"));
    private static final CommandOption PRACTICE = option("--practice", number("SEED"));

    private TableRows() {}

    static CommandRow layout() {
        return CommandRow.of(
                option("--size", new Value.Text("WxH")).required(),
                option("--out", folder("DIR")).required(),
                option("--slots", number("N", 1, 20)),
                option("--readers", new Value.Text("KIND[:N]", readers())).usually("virtual"),
                option("--piles", oneOf(List.of("scales", "deep", "neither"))),
                option("--extras", oneOf(List.of("none", "board", "pi"))).usually("none"),
                option("--display", oneOf(List.of("hd44780", "ssd1306"))).usually("hd44780"),
                option("--strip", oneOf(List.of("ws2812b", "sk9822", "apa102"))).usually("ws2812b"),
                option("--ports", new Value.Text("A,B,…")),
                option("--card", new Value.Text("WxH")).usually("6.3x8.8"),
                option("--name", new Value.Text("NAME")).usually("1"),
                flag("--replace"),
                LANG);
    }

    static CommandRow doctor() {
        return CommandRow.of(
                        CONFIG.required(),
                        flag("--paper"),
                        flag("--lamps"),
                        flag("--antennas"),
                        flag("--buttons"),
                        flag("--buzzer"),
                        flag("--display"),
                        option("--listen", time(A_SECOND_MILLIS, 600 * A_SECOND_MILLIS)),
                        LANG_OF_MESSAGES)
                .rules(
                        apart(
                                "--paper",
                                "--lamps",
                                "--antennas",
                                "--buttons",
                                "--buzzer",
                                "--display",
                                "--listen"));
    }

    static CommandRow link() {
        return CommandRow.of(
                        option("--kind", oneOf(realReaders())),
                        option("--baud", number("N", 1, 4_000_000)),
                        option("--profile", new Value.Text("NAME")),
                        option("--antennas", number("N", 1, 32)).usually("1"),
                        option("--for", number("SECONDS", 1, A_DAY_SECONDS)),
                        option("--capture", file("FILE")),
                        option("--update", file("FILE")),
                        LANG_OF_MESSAGES)
                .operands(Operand.atMostOne(file("PORT")))
                .rules(
                        apart(
                                "--update",
                                "--kind",
                                "--profile",
                                "--antennas",
                                "--for",
                                "--capture"));
    }

    static CommandRow enroll() {
        return CommandRow.of(
                        CONFIG.required(),
                        flag("--verify"),
                        option("--replace", new Value.Text("CARD")),
                        option("--deck", file("FILE")),
                        ANTENNA,
                        PRACTICE,
                        flag("--fast"),
                        LANG_OF_MESSAGES)
                .rules(apart("--verify", "--replace"));
    }

    static CommandRow calibrate() {
        return CommandRow.of(
                CONFIG.required(), ANTENNA, PRACTICE, flag("--fast"), LANG_OF_MESSAGES);
    }

    static CommandRow run() {
        return CommandRow.of(
                        CONFIG.required(),
                        flag("--check"),
                        JOURNAL,
                        option("--capture", folder("DIR")),
                        option("--readings", new Value.File("FILE|-", "", List.of("-"))),
                        option("--metrics", number("PORT", 0, LAST_PORT)),
                        WEB,
                        flag("--no-web"),
                        LANG_OF_MESSAGES)
                .rules(apart("--no-web", "--web"));
    }

    static CommandRow pin() {
        return CommandRow.of(
                CONFIG.required(),
                option("--name", new Value.Text("NAME")),
                flag("--remove"),
                LANG_OF_MESSAGES);
    }

    static CommandRow report() {
        return CommandRow.of(
                CONFIG.required(),
                JOURNAL,
                option("--out", file("FILE")),
                option("--lines", number("N", 1, MOST_LINES)).usually("500"),
                option("--metrics", number("PORT", 1, LAST_PORT)),
                flag("--yes"),
                LANG_OF_MESSAGES);
    }

    private static List<String> readers() {
        return ReaderFamilies.planned().stream().map(ReaderKind::name).toList();
    }

    private static List<String> realReaders() {
        return readers().stream().filter(kind -> !kind.equals(ReaderKind.VIRTUAL.name())).toList();
    }
}
