package burraco.record;

import static org.junit.jupiter.api.Assertions.fail;

import burraco.engine.hand.Hand;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Records for tests to begin with, and short ways to read one. */
final class Records {
    /** Everything that may come before the first action, in order. */
    static final String MIDDLE_OF_A_HAND =
            """
            ; A lesson: what may stand in a position
            [Format "1"]
            [Code "FITAB-ITA-2026"]
            [Rule "royal=on"]  ; behind the code that knows it
            [Rule "time-out=lap"]
            [Event "Torneo; di prova"]
            [Circolo "Città di Lodi"]
            [Dealer "N"]

            N: 3H 4H JK/4 ?? ??
            E: KD 9C 9D
            S:
            W: 7H 7H/1 2S  ; both sevens
            P1: taken NS
            P2: taken E unplayed 5C ?? ??
            pile: 4C ?? KS
            NS1: 3D 4D 5D
            EW1: 8S 9S JK JS
            EW2: KH KC KS frozen
            EW4: 4S 5S 6S frozen-until N
            penalized W: QD 4C
            exposed E: KD
            warned N 23.1
            warned N
            limited S open
            turn: W play picked-up
            last: W tie EW1 JS
            timeout: 3

            W discard QD
            N draw
            """;

    /** A hand from the draw for seats to the count, with many faults. */
    static final String WHOLE_HAND =
            """
            [Dealer "W"]
            [Notice "on-call"]
            lot N AS
            lot E 3H
            lot S 4C
            lot W 5D
            shuffle W
            cut E
            deal N 7H
            deal P1 ??
            arbiter 4.6
            turnup 9S @between
            +12s
            N draw 2H
            N say draw ?
            notice S
            timeout
            arbiter points NS -100
            arbiter waive
            end
            """;

    private Records() {}

    static ReadResult result(String text) {
        return RecordReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    static HandRecord read(String text) {
        return switch (result(text)) {
            case ReadResult.Readable readable -> readable.document();
            case ReadResult.Unreadable unreadable -> fail(text + unreadable.problem());
        };
    }

    static String rewritten(String text) {
        return RecordWriter.write(read(text));
    }

    /** The hand before the first action. */
    static Hand hand(String text) {
        return judged(text).start();
    }

    static Judgement.Judged judged(String text) {
        return switch (Judgement.of(text.getBytes(StandardCharsets.UTF_8))) {
            case Judgement.Judged judged -> judged;
            case Judgement.Refused refused -> fail(text + refused.problem());
        };
    }

    static Problem problem(byte[] bytes) {
        return switch (Judgement.of(bytes)) {
            case Judgement.Refused refused -> refused.problem();
            case Judgement.Judged judged -> fail("nothing wrong with " + judged.document());
        };
    }

    static Problem problem(String text) {
        return problem(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The acts as judge prints them. */
    static List<String> acts(String text) {
        return judged(text).steps().stream().map(Judgement.Step::text).toList();
    }
}
