package burraco.cli;

import java.io.PrintStream;

/** What {@code ./table} says when it is asked nothing. */
final class Help {
    private static final String TEXT =
            """
            The electronic Burraco table

              ./table demo                        a virtual table with all its pages, in a browser: start here
                  --web PORT                      on that port
                  --headless                      a match in the terminal, as a living picture
                  --seed S                        that match again
                  --speed N                       so many times as fast as people play (4; 1 is real time)
                  --once                          one hand
                  --fast                          as fast as it goes
                  --plain                         line by line, as where there is no terminal
                  --journal DIR                   a short match, fast, written down there as a table does
                                                  it: to try history with, its score sheets and exports
                  --lang it|en
              ./table judge FILE…                 what the code says about hand records
                  --lang it|en                    in Italian (as it is) or English
                  --json                          one JSON object a line, for programs
                  --strict                        exit status 1 where there is a ruling
                  --public                        by what lies open only, as a table must judge
                  --explain                       each ruling with what it rests on
                  --words FILE                    with sentences of your club's own
              ./table vp --hands 2|3|4|teams NS EW
                                                  victory points from both lines' match points: a
                                                  sentence at a terminal, two numbers in a pipe
                  --json                          one JSON object, for programs
              ./table play [--hands N] [--seed S] [--code CODE]
                                                  bots play whole hands; their records on standard output
                  --mischief CASE [--play-on]     one of them commits that case (31B, 26.1 …) on purpose
              ./table simulate --capture DIR [--hands N] [--seed S]
                                                  people at a virtual table: what its sensors say,
                                                  and what truly happened (docs/sensing.md)
                  --track | --json                how well it is understood, all hands together: for
                                                  people, or as one JSON object; needs no --capture
                  --jobs N                        so many captures at the same time
                  --noise quiet|reference|harsh|FILE  how its sensors lie
                  --mischief none|all|CASE…       cases committed on purpose, one a hand
                  --layout FILE --code CODE --no-scales   on another table
                  --people any|strangers          other people in every capture; strangers have
                                                  habits, cards and a table that nobody knows
                  --habit NAME…                   what people do often: stock-lifted, melds-swapped …
                  --fault NAME@3m20s+60s…         what goes wrong in every hand: reader-silent,
                                                  scale-drift … (docs/sensing.md lists both)
                  --hands-a-capture N             several hands in one capture
                  --acts N                        from the deal on, and no more than N acts of play:
                                                  short captures
                  --film SVG                      the first minutes as a moving picture
              ./table replay CAPTURE              what the table understands of a capture: acts and rulings
                  --json                          one JSON object a line, as soon as it is decided
                  --record [--out DIR]            the bare records; one file a hand
                  --diff RECORD                   its first hand beside what truly happened
                  --plot CARD [--out SVG]         one card (7H/1; 7H for both): what is heard and believed
                                                  of it, and where the table puts it, over time
                  --from 90s --to 2m              a part of the plot
                  --calibration FILE              how its antennas hear; else calibration.toml beside
                                                  its table.toml, if there is one
                  --lang it|en
              ./table replay DIR                  every capture beside what truly happened, a line each;
                                                  exit status 1 where one is worse than expected
                  --accept                        what comes out now is what is expected
              ./table fit DIR                     the tracker's figures, fitted to captures whose truth is
                                                  known, beside what they are (docs/figures.md)
                  --seed S                        which half they are fitted to; the other is for checking
                  --json                          one JSON object, for programs
              ./table film CAPTURE --out SVG      what the antennas hear, as a moving picture
                  --from 90s --for 2m --speed 4   a part of it, faster (10 minutes at most)
                  --every 250ms | --raw           its steps, or every inventory as it was
                  --at 95s                        one moment, standing still
              ./table run --config FILE           the table that stands in the club (docs/run.md)
                  --check                         only says whether it could
                  --journal DIR                   where it is written down; else beside FILE
                  --capture DIR                   everything that is heard, as captures
                  --readings FILE|-               readings from there instead of devices
                  --metrics PORT                  a page for Prometheus, on this machine alone
                  --web PORT | --no-web           its pages on another port; none (docs/web.md)
              ./table link [PORT]                 what is at the other end of a cable, live; without
                                                  PORT: which ports there are (docs/link.md)
                  --kind board|feig|metratec|pepper   else it is found out
                  --baud N --profile NAME --antennas N
                  --for SECONDS                   so long, then it ends
                  --capture FILE                  every frame, a line each
                  --update FILE                   loads a new firmware into our board
              ./table pin --config FILE           the PIN without which the console only shows
                  --name NAME                     a PIN of this arbiter's own
                  --remove                        takes it away
              ./table history list                the matches that a table has played (docs/history.md)
              ./table history show MATCH[/HAND]   a hand with its rulings, and what was said of it
              ./table history export MATCH[/HAND] --as burraco|text|csv|json|html|capture|test [--out FILE|DIR]
                                                  html: a score sheet to print and sign;
                                                  test: what was heard and what people made of it,
                                                  for replay DIR, without names
              ./table history verify [--anchor SEAL]
                                                  whether anything was changed since it was written
              ./table history backup FILE · restore FILE · forget NAME
                  --config FILE | --journal DIR   of which table
              ./table layout --size 100x100 --slots 8 --out DIR
                                                  a table to build (docs/build-a-table.md): table.toml, and
                                                  its drawing in true size: table.svg, table-a4.pdf
                  --readers virtual|board|feig|metratec|pepper[:N]
                  --piles scales|deep|neither     how it is to count stock and pozzetti
                  --extras none|board|pi          where lamps, buttons and buzzer hang
                  --display hd44780|ssd1306 --strip ws2812b|sk9822|apa102   on the Raspberry Pi
                  --ports A,B,…                   the readers' cables
                  --card 6.3x8.8 --name NAME --lang it|en
                  --replace                       although there is a table.toml
              ./table doctor --config FILE [--lang it|en]
                                                  what a table with this layout sees by itself,
                                                  what would help; how each device is, and what to
                                                  do about those that fail (docs/doctor.md)
                  --paper                         no device is opened
                  --lamps --antennas --buttons --buzzer --display
                                                  one by one, while somebody looks
                  --listen 10s                    what antennas and scales hear, beside calibrate
              ./table enroll --config FILE        learns which tag sits in which card, card by card
                  --verify                        goes through the deck: missing, dead and foreign cards
                  --replace 7H/1                  another tag for one card
                  --deck FILE --antenna N         another deck; on another antenna
                  --practice SEED [--fast]        with somebody who does not exist, at a virtual table
              ./table calibrate --config FILE     tries out each antenna with a card: calibration.toml
                  --antenna N --practice SEED [--fast]
              ./table test                        builds and runs every test
              ./table bench [PATTERN]             benchmarks
              ./table fuzz [NAME] [SECONDS]       looks for bytes on a cable that do harm
              ./table mutate                      mutation testing of the engine
              ./table format · ./table clean      for who works on it

            A FILE ends in .burraco (docs/hand-record.md); - is standard input. A CAPTURE ends in
            .readings.jsonl. Codes: FIBUR-INT-2018, FITAB-ITA-2026. Exit status 2: something could not
            be read.
            """;

    private Help() {}

    static void print(PrintStream out) {
        out.print(TEXT);
    }
}
