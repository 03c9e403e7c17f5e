package burraco.cli.options;

import burraco.engine.rules.Code;
import burraco.engine.ruling.Case;
import burraco.layout.plan.ReaderKind;
import burraco.play.Mischief;
import burraco.play.evening.Breakdown;
import burraco.play.evening.Habit;
import burraco.words.Language;
import java.util.List;
import java.util.stream.Stream;

/**
 * Every option and operand of every command. Parsing, help, manual pages, shell completion and
 * docs/commands.md are all made from this table. What an option is for is said in the files of
 * {@link CommandTexts}.
 */
public final class OptionTable {
    private static final int LAST_PORT = 65_535;
    private static final int MOST_HANDS = 100_000;
    private static final int A_DAY_SECONDS = 86_400;
    private static final int MOST_LINES = 20_000;
    private static final long A_SECOND_MILLIS = 1_000;

    private static final CommandOption LANG =
            CommandOption.of(
                            "--lang",
                            oneOf(Stream.of(Language.values()).map(Language::id).toList()))
                    .usually(Language.IT.id());

    /** For commands that speak the language of the system or of the table, or no language. */
    private static final CommandOption LANG_OF_MESSAGES = CommandOption.of("--lang", LANG.value());

    private static final CommandOption JSON = CommandOption.flag("--json");
    private static final CommandOption CONFIG = CommandOption.of("--config", file("FILE"));
    private static final CommandOption SEED = CommandOption.of("--seed", number("S")).usually("1");
    private static final CommandOption JOURNAL = CommandOption.of("--journal", folder("DIR"));
    private static final CommandOption HANDS =
            CommandOption.of("--hands", number("N", 1, MOST_HANDS)).usually("1");
    private static final CommandOption CODE =
            CommandOption.of(
                            "--code",
                            new Value.OneOf(
                                    "CODE", Stream.of(Code.values()).map(Code::toString).toList()))
                    .usually(Code.FIBUR_INT_2018.toString());
    private static final CommandOption WEB =
            CommandOption.of("--web", number("PORT", 0, LAST_PORT));
    private static final CommandOption ANTENNA = CommandOption.of("--antenna", new Value.Text("N"));
    private static final CommandOption PRACTICE = CommandOption.of("--practice", number("SEED"));

    private OptionTable() {}

    /** Options of {@code ./table} itself, which stand alone or before a command. */
    public static List<CommandOption> general() {
        return List.of(
                CommandOption.flag("--help").also("-h"),
                CommandOption.flag("--version"),
                CommandOption.flag("--yes"));
    }

    public static List<CommandOption> options(CommandName command) {
        return switch (command) {
            case DEMO ->
                    List.of(
                            WEB,
                            CommandOption.flag("--headless"),
                            CommandOption.flag("--starter"),
                            CommandOption.of("--port", new Value.Text("PORT")),
                            CommandOption.of("--seed", SEED.value()),
                            CommandOption.of("--speed", new Value.Decimal("N", 0, 1_000))
                                    .usually("4"),
                            CommandOption.flag("--once"),
                            CommandOption.flag("--fast"),
                            CommandOption.flag("--plain"),
                            JOURNAL,
                            LANG);
            case PLAY ->
                    List.of(
                            HANDS,
                            SEED,
                            CODE,
                            CommandOption.of("--mischief", new Value.OneOf("CASE", mischief())),
                            CommandOption.flag("--play-on"),
                            LANG_OF_MESSAGES);
            case JUDGE ->
                    List.of(
                            JSON,
                            CommandOption.flag("--strict"),
                            CommandOption.flag("--public"),
                            CommandOption.flag("--explain"),
                            CommandOption.of("--words", file("FILE")),
                            LANG);
            case VP ->
                    List.of(
                            CommandOption.of("--hands", oneOf(List.of("2", "3", "4", "teams")))
                                    .required(),
                            JSON,
                            LANG);
            case LAYOUT ->
                    List.of(
                            CommandOption.of("--size", new Value.Text("WxH")).required(),
                            CommandOption.of("--out", folder("DIR")).required(),
                            CommandOption.of("--slots", number("N", 1, 20)),
                            CommandOption.of("--readers", new Value.Text("KIND[:N]", readers()))
                                    .usually("virtual"),
                            CommandOption.of(
                                    "--piles", oneOf(List.of("scales", "deep", "neither"))),
                            CommandOption.of("--extras", oneOf(List.of("none", "board", "pi")))
                                    .usually("none"),
                            CommandOption.of("--display", oneOf(List.of("hd44780", "ssd1306")))
                                    .usually("hd44780"),
                            CommandOption.of(
                                            "--strip",
                                            oneOf(List.of("ws2812b", "sk9822", "apa102")))
                                    .usually("ws2812b"),
                            CommandOption.of("--ports", new Value.Text("A,B,…")),
                            CommandOption.of("--card", new Value.Text("WxH")).usually("6.3x8.8"),
                            CommandOption.of("--name", new Value.Text("NAME")).usually("1"),
                            CommandOption.flag("--replace"),
                            LANG);
            case DOCTOR ->
                    List.of(
                            CONFIG.required(),
                            CommandOption.flag("--paper"),
                            CommandOption.flag("--lamps"),
                            CommandOption.flag("--antennas"),
                            CommandOption.flag("--buttons"),
                            CommandOption.flag("--buzzer"),
                            CommandOption.flag("--display"),
                            CommandOption.of(
                                    "--listen", time(A_SECOND_MILLIS, 600 * A_SECOND_MILLIS)),
                            LANG_OF_MESSAGES);
            case LINK ->
                    List.of(
                            CommandOption.of("--kind", oneOf(realReaders())),
                            CommandOption.of("--baud", number("N", 1, 4_000_000)),
                            CommandOption.of("--profile", new Value.Text("NAME")),
                            CommandOption.of("--antennas", number("N", 1, 32)).usually("1"),
                            CommandOption.of("--for", number("SECONDS", 1, A_DAY_SECONDS)),
                            CommandOption.of("--capture", file("FILE")),
                            CommandOption.of("--update", file("FILE")),
                            LANG_OF_MESSAGES);
            case ENROLL ->
                    List.of(
                            CONFIG.required(),
                            CommandOption.flag("--verify"),
                            CommandOption.of("--replace", new Value.Text("CARD")),
                            CommandOption.of("--deck", file("FILE")),
                            ANTENNA,
                            PRACTICE,
                            CommandOption.flag("--fast"),
                            LANG_OF_MESSAGES);
            case CALIBRATE ->
                    List.of(
                            CONFIG.required(),
                            ANTENNA,
                            PRACTICE,
                            CommandOption.flag("--fast"),
                            LANG_OF_MESSAGES);
            case RUN ->
                    List.of(
                            CONFIG.required(),
                            CommandOption.flag("--check"),
                            JOURNAL,
                            CommandOption.of("--capture", folder("DIR")),
                            CommandOption.of(
                                    "--readings", new Value.File("FILE|-", "", List.of("-"))),
                            CommandOption.of("--metrics", number("PORT", 0, LAST_PORT)),
                            WEB,
                            CommandOption.flag("--no-web"),
                            LANG_OF_MESSAGES);
            case PIN ->
                    List.of(
                            CONFIG.required(),
                            CommandOption.of("--name", new Value.Text("NAME")),
                            CommandOption.flag("--remove"),
                            LANG_OF_MESSAGES);
            case HISTORY ->
                    List.of(
                            CONFIG,
                            JOURNAL,
                            CommandOption.of("--as", new Value.OneOf("FORMAT", formats())),
                            CommandOption.of("--out", file("FILE|DIR")),
                            CommandOption.of("--anchor", new Value.Text("SEAL")).also("--seal"),
                            LANG);
            case REPORT ->
                    List.of(
                            CONFIG.required(),
                            JOURNAL,
                            CommandOption.of("--out", file("FILE")),
                            CommandOption.of("--lines", number("N", 1, MOST_LINES)).usually("500"),
                            CommandOption.of("--metrics", number("PORT", 1, LAST_PORT)),
                            CommandOption.flag("--yes"),
                            LANG_OF_MESSAGES);
            case SIMULATE ->
                    List.of(
                            CommandOption.of("--capture", folder("DIR")),
                            CommandOption.flag("--track"),
                            JSON,
                            HANDS,
                            SEED,
                            CommandOption.of("--jobs", number("N", 1, 64)).usually("1"),
                            CommandOption.of("--hands-a-capture", number("N", 1, 8)).usually("1"),
                            CommandOption.of("--acts", number("N", 1, 10_000)),
                            CommandOption.of(
                                            "--noise",
                                            new Value.File(
                                                    "quiet|reference|harsh|FILE",
                                                    "",
                                                    List.of("quiet", "reference", "harsh")))
                                    .usually("reference"),
                            CommandOption.of(
                                            "--mischief",
                                            new Value.Several("none|all|CASE,…", committed()))
                                    .usually("none"),
                            CommandOption.of(
                                            "--people", oneOf(List.of("usual", "any", "strangers")))
                                    .usually("usual"),
                            CommandOption.of("--habit", new Value.Several("NAME,…", habits()))
                                    .repeated(),
                            CommandOption.of(
                                            "--fault",
                                            new Value.Text("NAME[:N]@TIME[+TIME]", faults()))
                                    .repeated(),
                            CommandOption.of("--layout", file("FILE")),
                            CommandOption.of("--code", CODE.value()),
                            CommandOption.flag("--no-scales"),
                            CommandOption.of("--film", svg()),
                            LANG_OF_MESSAGES);
            case REPLAY ->
                    List.of(
                            JSON,
                            CommandOption.flag("--record"),
                            CommandOption.of("--diff", file("RECORD")),
                            CommandOption.of("--plot", new Value.Text("CARD")),
                            CommandOption.of("--from", time()),
                            CommandOption.of("--to", time()),
                            CommandOption.of("--out", file("SVG|DIR")),
                            CommandOption.of("--calibration", file("FILE")),
                            CommandOption.flag("--accept"),
                            LANG_OF_MESSAGES);
            case FIT -> List.of(SEED, JSON, LANG_OF_MESSAGES);
            case FILM ->
                    List.of(
                            CommandOption.of("--out", svg()).required(),
                            CommandOption.of("--from", time()).usually("0s"),
                            CommandOption.of("--for", time(1, Long.MAX_VALUE)),
                            CommandOption.of("--speed", new Value.Decimal("N", 0.1, 100))
                                    .usually("1"),
                            CommandOption.of("--every", time(1, 5 * A_SECOND_MILLIS))
                                    .usually("250ms"),
                            CommandOption.flag("--raw"),
                            CommandOption.of("--at", time()),
                            LANG_OF_MESSAGES);
            case HELP, COMPLETION -> List.of(LANG_OF_MESSAGES);
            case MAN ->
                    List.of(
                            CommandOption.of("--out", folder("DIR")).usually("man"),
                            LANG_OF_MESSAGES);
            case INSTALL ->
                    List.of(
                            CONFIG,
                            CommandOption.flag("--kiosk"),
                            CommandOption.flag("--uninstall"),
                            CommandOption.of("--root", folder("DIR")));
            case TEST ->
                    List.of(
                            CommandOption.flag("--kernel"),
                            CommandOption.flag("--package"),
                            CommandOption.of("--debian", oneOf(List.of("12", "13"))),
                            CommandOption.of("--cuts", number("N")).usually("5"),
                            SEED);
            case PACKAGE ->
                    List.of(
                            CommandOption.of("--arch", oneOf(List.of("amd64", "arm64", "all"))),
                            CommandOption.of("--version", new Value.Text("V")),
                            CommandOption.of("--key", file("FILE")),
                            CommandOption.of("--out", folder("DIR")).usually("target/packages"));
            case RELEASE ->
                    List.of(
                            CommandOption.of("--version", new Value.Text("V")),
                            CommandOption.of("--key", file("FILE")),
                            CommandOption.of("--out", folder("DIR")).usually("target/release/V"),
                            CommandOption.of("--arch", oneOf(List.of("amd64", "arm64", "all")))
                                    .usually("all"),
                            CommandOption.of("--vulnerabilities", file("FILE")),
                            CommandOption.flag("--image"));
            case IMAGE ->
                    List.of(
                            CommandOption.of("--out", folder("DIR")).usually("target/packages"),
                            CommandOption.of("--compress", oneOf(List.of("xz", "zst", "none")))
                                    .usually("xz"),
                            CommandOption.of("--key", file("FILE")),
                            CommandOption.of("--test", number("N")),
                            SEED);
            case BENCH, FUZZ, MUTATE, FORMAT, PICTURES, CLEAN -> List.of();
        };
    }

    public static List<Operand> operands(CommandName command) {
        return switch (command) {
            case JUDGE -> List.of(Operand.several(new Value.File("FILE", "", List.of("-"))));
            case VP -> List.of(Operand.one(points("NS")), Operand.one(points("EW")));
            case LINK -> List.of(Operand.atMostOne(file("PORT")));
            case HISTORY ->
                    List.of(
                            Operand.one(new Value.Text("WHAT", HISTORY_WORDS)),
                            Operand.any(new Value.Text("WHICH")));
            case SIMULATE -> List.of(Operand.any(new Value.Text("CASE", committed())));
            case REPLAY -> List.of(Operand.one(file("CAPTURE|DIR")));
            case FIT -> List.of(Operand.one(folder("DIR")));
            case FILM -> List.of(Operand.one(file("CAPTURE")));
            case HELP ->
                    List.of(
                            Operand.atMostOne(
                                    new Value.Text(
                                            "COMMAND",
                                            Stream.of(CommandName.values())
                                                    .map(CommandName::word)
                                                    .toList())));
            case COMPLETION -> List.of(Operand.one(oneOf(List.of("bash", "zsh"))));
            case TEST, MUTATE, FORMAT -> List.of(Operand.any(new Value.Text("ARG")));
            case BENCH -> List.of(Operand.any(new Value.Text("PATTERN")));
            case FUZZ ->
                    List.of(
                            Operand.atMostOne(new Value.Text("NAME")),
                            Operand.atMostOne(number("SECONDS", 1, A_DAY_SECONDS)));
            case DEMO,
                    PLAY,
                    LAYOUT,
                    DOCTOR,
                    ENROLL,
                    CALIBRATE,
                    RUN,
                    PIN,
                    REPORT,
                    MAN,
                    INSTALL,
                    PICTURES,
                    PACKAGE,
                    RELEASE,
                    IMAGE,
                    CLEAN ->
                    List.of();
        };
    }

    /** The rules for a command's options, in the order in which they are checked. */
    public static List<Rule> rules(CommandName command) {
        return switch (command) {
            case DEMO ->
                    List.of(
                            Rule.apart("--fast", "--speed"),
                            Rule.apart(
                                    "--starter",
                                    "--web",
                                    "--headless",
                                    "--speed",
                                    "--once",
                                    "--fast",
                                    "--plain",
                                    "--journal"),
                            Rule.apart(
                                    "--web",
                                    "--once",
                                    "--fast",
                                    "--plain",
                                    "--headless",
                                    "--journal"));
            case DOCTOR ->
                    List.of(
                            Rule.apart(
                                    "--paper",
                                    "--lamps",
                                    "--antennas",
                                    "--buttons",
                                    "--buzzer",
                                    "--display",
                                    "--listen"));
            case LINK ->
                    List.of(
                            Rule.apart(
                                    "--update",
                                    "--kind",
                                    "--profile",
                                    "--antennas",
                                    "--for",
                                    "--capture"));
            case ENROLL -> List.of(Rule.apart("--verify", "--replace"));
            case RUN -> List.of(Rule.apart("--no-web", "--web"));
            case SIMULATE ->
                    List.of(
                            Rule.apart("--acts", "--hands-a-capture"),
                            Rule.needs("--film", "--capture"));
            case REPLAY ->
                    List.of(
                            Rule.apart("--json", "--record", "--accept", "--diff", "--plot"),
                            Rule.apart("--record", "--accept", "--diff", "--plot"),
                            Rule.apart("--accept", "--diff", "--plot"),
                            Rule.apart("--diff", "--plot"),
                            Rule.needs("--out", "--record", "--plot"),
                            Rule.needs("--from", "--plot"),
                            Rule.needs("--to", "--plot"));
            case FILM ->
                    List.of(
                            Rule.apart("--at", "--from", "--for", "--speed"),
                            Rule.apart("--raw", "--every"));
            case PLAY,
                    JUDGE,
                    VP,
                    LAYOUT,
                    CALIBRATE,
                    PIN,
                    HISTORY,
                    REPORT,
                    FIT,
                    HELP,
                    COMPLETION,
                    MAN,
                    INSTALL,
                    TEST,
                    BENCH,
                    FUZZ,
                    MUTATE,
                    FORMAT,
                    PICTURES,
                    PACKAGE,
                    RELEASE,
                    IMAGE,
                    CLEAN ->
                    List.of();
        };
    }

    /** What {@code ./table history} can be asked for. */
    private static final List<String> HISTORY_WORDS =
            List.of("list", "show", "export", "verify", "backup", "restore", "forget", "date");

    private static List<String> formats() {
        return List.of("burraco", "text", "csv", "json", "html", "capture", "test");
    }

    private static List<String> mischief() {
        return Mischief.cases().stream().map(Case::id).toList();
    }

    private static List<String> committed() {
        return Value.with(Stream.of(Case.values()).map(Case::id).toList(), "none", "all");
    }

    private static List<String> habits() {
        return Stream.of(Habit.values()).map(Habit::key).toList();
    }

    private static List<String> faults() {
        return Stream.of(Breakdown.values()).map(Breakdown::key).toList();
    }

    private static List<String> readers() {
        return ReaderFamilies.planned().stream().map(ReaderKind::name).toList();
    }

    private static List<String> realReaders() {
        return readers().stream().filter(kind -> !kind.equals(ReaderKind.VIRTUAL.name())).toList();
    }

    private static Value oneOf(List<String> words) {
        return new Value.OneOf(words);
    }

    private static Value number(String shown) {
        return new Value.Whole(shown, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static Value number(String shown, long least, long most) {
        return new Value.Whole(shown, least, most);
    }

    private static Value points(String shown) {
        return new Value.Whole(shown, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static Value time() {
        return new Value.Time("TIME");
    }

    private static Value time(long least, long most) {
        return new Value.Time("TIME", least, most);
    }

    private static Value file(String shown) {
        return new Value.File(shown);
    }

    private static Value folder(String shown) {
        return new Value.Folder(shown);
    }

    private static Value svg() {
        return new Value.File("SVG", ".svg", List.of());
    }
}
