package burraco.cli.options;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The commands of {@code ./table}, in the order in which they are listed. */
public enum CommandName {
    DEMO(Group.TRY),
    PLAY(Group.TRY),
    JUDGE(Group.RULES),
    VP(Group.RULES),
    LAYOUT(Group.TABLE),
    DOCTOR(Group.TABLE),
    LINK(Group.TABLE),
    ENROLL(Group.TABLE),
    CALIBRATE(Group.TABLE),
    RUN(Group.TABLE),
    PIN(Group.TABLE),
    HISTORY(Group.TABLE),
    REPORT(Group.TABLE),
    TOURNAMENT(Group.TOURNAMENTS),
    HALL(Group.TOURNAMENTS),
    SIMULATE(Group.CAPTURES),
    REPLAY(Group.CAPTURES),
    FIT(Group.CAPTURES),
    FILM(Group.CAPTURES),
    HELP(Group.PROGRAM),
    COMPLETION(Group.PROGRAM),
    MAN(Group.PROGRAM),
    INSTALL(Group.PROGRAM),
    TEST(Group.SOURCES),
    BENCH(Group.SOURCES),
    FUZZ(Group.SOURCES),
    MUTATE(Group.SOURCES),
    FORMAT(Group.SOURCES),
    PICTURES(Group.SOURCES),
    PACKAGE(Group.SOURCES),
    RELEASE(Group.SOURCES),
    IMAGE(Group.SOURCES),
    CLEAN(Group.SOURCES);

    /** What a command is for. */
    public enum Group {
        TRY,
        RULES,
        TABLE,
        TOURNAMENTS,
        CAPTURES,
        PROGRAM,
        SOURCES;

        public String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Group group;

    CommandName(Group group) {
        this.group = group;
    }

    public static Optional<CommandName> parse(String word) {
        return Stream.of(values()).filter(one -> one.word().equals(word)).findFirst();
    }

    /** As it is typed. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public Group group() {
        return group;
    }

    /** Whether the script {@code ./table} carries it out by itself. */
    public boolean isOfTheScript() {
        return group == Group.SOURCES || this == INSTALL;
    }
}
