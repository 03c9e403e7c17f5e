package burraco.cli;

import java.io.PrintStream;

/** What {@code ./table} says when it is asked nothing. */
final class Help {
    private static final String TEXT =
            """
            The electronic Burraco table

              ./table demo                        hands of the lessons, judged act by act: start here
              ./table judge FILE…                 what the code says about hand records
                  --lang it|en                    in Italian (as it is) or English
                  --json                          one JSON object a line, for programs
                  --strict                        exit status 1 where there is a ruling
                  --public                        by what lies open only, as a table must judge
                  --words FILE                    with sentences of your club's own
              ./table vp --hands 2|3|4|teams NS EW
                                                  victory points from both lines' match points
              ./table play [--hands N] [--seed S] [--code CODE]
                                                  bots play whole hands; their records on standard output
                  --mischief CASE [--play-on]     one of them commits that case (31B, 26.1 …) on purpose
              ./table test                        builds and runs every test
              ./table bench [PATTERN]             benchmarks
              ./table mutate                      mutation testing of the engine
              ./table format · ./table clean      for who works on it

            A FILE ends in .burraco (docs/hand-record.md); - is standard input. Codes: FIBUR-INT-2018,
            FITAB-ITA-2026. Exit status 2: something could not be read.
            """;

    private Help() {}

    static void print(PrintStream out) {
        out.print(TEXT);
    }
}
