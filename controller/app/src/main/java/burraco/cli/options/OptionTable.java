package burraco.cli.options;

import static burraco.cli.options.CommandOption.flag;

import java.util.List;

/**
 * Every option and operand of every command. Parsing, help, manual pages, shell completion and
 * docs/commands.md are all made from this table. What an option is for is said in the files of
 * {@link CommandTexts}.
 *
 * <p>The rows of a group of commands are in one file. A command with many words or values of its
 * own has a file to itself, such as {@link HistoryRow}.
 */
public final class OptionTable {
    private OptionTable() {}

    /** Options of {@code ./table} itself, which stand alone or before a command. */
    public static List<CommandOption> general() {
        return List.of(flag("--help").also("-h"), flag("--version"), flag("--yes"));
    }

    public static List<CommandOption> options(CommandName command) {
        return row(command).options();
    }

    public static List<Operand> operands(CommandName command) {
        return row(command).operands();
    }

    /** The rules for a command's options, in the order in which they are checked. */
    public static List<Rule> rules(CommandName command) {
        return row(command).rules();
    }

    /** Only the rows that are asked for are made, because each run of the program asks for one. */
    private static CommandRow row(CommandName command) {
        return switch (command) {
            case DEMO -> TryRows.demo();
            case PLAY -> TryRows.play();
            case JUDGE -> RulesRows.judge();
            case VP -> RulesRows.vp();
            case LAYOUT -> TableRows.layout();
            case DOCTOR -> TableRows.doctor();
            case LINK -> TableRows.link();
            case ENROLL -> TableRows.enroll();
            case CALIBRATE -> TableRows.calibrate();
            case RUN -> TableRows.run();
            case PIN -> TableRows.pin();
            case HISTORY -> HistoryRow.row();
            case REPORT -> TableRows.report();
            case TOURNAMENT -> TournamentRow.row();
            case HALL -> HallRow.row();
            case SIMULATE -> SimulateRow.row();
            case REPLAY -> CaptureRows.replay();
            case FIT -> CaptureRows.fit();
            case FILM -> CaptureRows.film();
            case HELP -> ProgramRows.help();
            case COMPLETION -> ProgramRows.completion();
            case MAN -> ProgramRows.man();
            case INSTALL -> ProgramRows.install();
            case TEST -> SourcesRows.test();
            case BENCH -> SourcesRows.bench();
            case FUZZ -> SourcesRows.fuzz();
            case MUTATE -> SourcesRows.mutate();
            case FORMAT -> SourcesRows.format();
            case PACKAGE -> SourcesRows.packages();
            case RELEASE -> SourcesRows.release();
            case IMAGE -> SourcesRows.image();
            case PICTURES, CLEAN -> CommandRow.of();
        };
    }
}
