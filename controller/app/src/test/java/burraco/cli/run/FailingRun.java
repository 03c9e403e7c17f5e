package burraco.cli.run;

import burraco.cli.out.Screen;
import burraco.table.FailingTable;
import java.util.Arrays;
import java.util.List;

/**
 * {@code ./table run} of a program with a bug: it throws at every reading of the milliseconds in
 * the property {@code fails.at}.
 */
public final class FailingRun {
    private FailingRun() {}

    public static void main(String[] args) {
        List<Long> times =
                Arrays.stream(System.getProperty("fails.at").split(","))
                        .map(Long::valueOf)
                        .toList();
        RunCommand command =
                new RunCommand(
                        Screen.ofThisProcess(),
                        (layout, deck, dealer) ->
                                FailingTable.of(
                                        layout, deck, dealer, one -> times.contains(one.at())));
        System.exit(command.run(Arrays.asList(args)));
    }
}
