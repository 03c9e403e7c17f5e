package burraco.cli.options;

import burraco.layout.plan.ReaderKind;
import burraco.readers.ReaderFamily;
import burraco.readers.feig.FeigFamily;
import burraco.readers.metratec.MetratecFamily;
import burraco.readers.pepper.PepperFamily;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The families of readers that the program knows. A new family is added here and nowhere else. */
public final class ReaderFamilies {
    private static final List<ReaderFamily> ALL =
            List.of(new FeigFamily(), new MetratecFamily(), new PepperFamily());

    private ReaderFamilies() {}

    /** Their names in a layout. */
    public static List<String> names() {
        return ALL.stream().map(ReaderFamily::name).toList();
    }

    /** The family of this name. */
    public static Optional<ReaderFamily> find(String name) {
        return ALL.stream().filter(one -> one.name().equals(name)).findFirst();
    }

    /** The kinds of readers for which a table can be planned. */
    public static List<ReaderKind> planned() {
        Stream<ReaderKind> bought =
                ALL.stream().map(one -> ReaderKind.bought(one.name(), one.maxAntennas()));
        return Stream.concat(Stream.of(ReaderKind.VIRTUAL, ReaderKind.BOARD), bought).toList();
    }
}
