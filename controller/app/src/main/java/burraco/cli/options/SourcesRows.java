package burraco.cli.options;

import static burraco.cli.options.CommandOption.flag;
import static burraco.cli.options.CommandOption.option;
import static burraco.cli.options.SharedOptions.SEED;
import static burraco.cli.options.Values.file;
import static burraco.cli.options.Values.folder;
import static burraco.cli.options.Values.number;
import static burraco.cli.options.Values.oneOf;

import java.util.List;

/** The commands for those who have the sources. */
final class SourcesRows {
    private static final int A_DAY_SECONDS = 86_400;

    private SourcesRows() {}

    static CommandRow test() {
        return CommandRow.of(
                        flag("--kernel"),
                        flag("--package"),
                        flag("--grown"),
                        option("--debian", oneOf(List.of("12", "13"))),
                        option("--cuts", number("N")).usually("5"),
                        SEED)
                .operands(Operand.any(new Value.Text("ARG")));
    }

    static CommandRow mutate() {
        return forMaven();
    }

    static CommandRow format() {
        return forMaven();
    }

    /** What follows goes to Maven. */
    private static CommandRow forMaven() {
        return CommandRow.of().operands(Operand.any(new Value.Text("ARG")));
    }

    static CommandRow bench() {
        return CommandRow.of().operands(Operand.any(new Value.Text("PATTERN")));
    }

    static CommandRow fuzz() {
        return CommandRow.of()
                .operands(
                        Operand.atMostOne(new Value.Text("NAME")),
                        Operand.atMostOne(number("SECONDS", 1, A_DAY_SECONDS)));
    }

    static CommandRow packages() {
        return CommandRow.of(
                option("--arch", oneOf(List.of("amd64", "arm64", "all"))),
                option("--version", new Value.Text("V")),
                option("--key", file("FILE")),
                option("--out", folder("DIR")).usually("target/packages"));
    }

    static CommandRow release() {
        return CommandRow.of(
                option("--version", new Value.Text("V")),
                option("--key", file("FILE")),
                option("--out", folder("DIR")).usually("target/release/V"),
                option("--arch", oneOf(List.of("amd64", "arm64", "all"))).usually("all"),
                option("--vulnerabilities", file("FILE")),
                flag("--image"));
    }

    static CommandRow image() {
        return CommandRow.of(
                option("--out", folder("DIR")).usually("target/packages"),
                option("--compress", oneOf(List.of("xz", "zst", "none"))).usually("xz"),
                option("--key", file("FILE")),
                option("--test", number("N")),
                SEED);
    }
}
