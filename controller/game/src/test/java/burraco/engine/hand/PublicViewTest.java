package burraco.engine.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Cards;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.ruling.Ruling;
import burraco.record.Judgement;
import burraco.testing.RulingText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A ruling at the table comes from what lay open, and says nothing about what did not. */
class PublicViewTest {
    @Test
    void whatLiesHiddenIsHidden() {
        String record =
                """
                W: KD 4C
                pile: 9S TC
                turn: W draw
                W pickup
                E expose 6H
                """;
        Hand hand = judged(record, Judgement.Knowing.ALL).end();
        Hand seen = PublicView.of(hand);
        assertEquals("TC/1 9S/1", text(seen.fan(Seat.WEST).known()));
        assertEquals(2, seen.fan(Seat.WEST).unseen());
        assertEquals("6H/1", text(seen.fan(Seat.EAST).known()));
        assertEquals(List.of(), Conservation.violations(seen));
    }

    /**
     * The record says nothing of the copy: one was dealt, and whoever knows that knows the other.
     */
    @Test
    void theCardFacedIsTheSameCardForEverybody() {
        String deal =
                """
                deal W ??\ndeal N ??\ndeal E ??\ndeal S ??\ndeal P1 ??\ndeal P2 ??
                """
                        .repeat(11);
        String record =
                deal.replaceFirst("deal E [?]{2}", "deal E KD/1")
                        + """
                        turnup KD
                        W draw
                        W discard 9H
                        N pickup
                        N open 9H TH JH
                        N discard 3C
                        E draw
                        E open KD QD JD
                        """;
        Judgement.Judged open = judged(record, Judgement.Knowing.WHAT_LIES_OPEN);
        assertEquals(
                text(judged(record, Judgement.Knowing.ALL).end().fan(Seat.NORTH).known()),
                text(open.end().fan(Seat.NORTH).known()));
    }

    /**
     * W has discarded the 5H that he was to put back; who cannot know it still waits for a card.
     */
    @Test
    void whatOnlyHiddenCardsExplainIsJudgedAllTheSame() {
        String record =
                """
                N: 4D 5D 6D QC
                N discard QC
                W pozzetto
                W discard KD
                N draw
                N open 4D 5D 6D 7D
                N pozzetto
                W draw 5H
                W open 6C
                W discard 5H
                N discard 2H
                """;
        Judgement.Judged open = judged(record, Judgement.Knowing.WHAT_LIES_OPEN);
        assertEquals("N discard 2H", open.steps().getLast().text());
        assertEquals(List.of(), Conservation.violations(open.end()));
    }

    private static String text(Cards cards) {
        return String.join(
                " ", cards.sorted(Order.IN_A_FAN).stream().map(Object::toString).toList());
    }

    /** The record knows that W has no second 7S; the table may not say so, and asks to be shown. */
    @Test
    void theOnlyCardOfThePileIsToBeShown() {
        String record =
                """
                [Code "FITAB-ITA-2026"]
                W: KD 4C 9H
                pile: 7S
                turn: W draw
                W pickup
                W discard 7S
                """;
        assertEquals("takeback discard", verbs(judged(record, Judgement.Knowing.ALL)));
        assertEquals("show", verbs(judged(record, Judgement.Knowing.WHAT_LIES_OPEN)));
    }

    @Test
    void whoseTimeIsOverNeedNotShowHisHighestCard() {
        String record =
                """
                [Turn "on"]
                W: KD 4C 9H
                turn: W play
                +10.001s
                +5.001s
                """;
        assertEquals("complete discard", verbs(judged(record, Judgement.Knowing.ALL)));
        assertEquals("complete advise", verbs(judged(record, Judgement.Knowing.WHAT_LIES_OPEN)));
    }

    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("..", "examples", "rulings"))) {
            return files.sorted().toList();
        }
    }

    /** What the lessons teach is in nobody's hand: who sees only the table rules the same. */
    @ParameterizedTest
    @MethodSource("examples")
    void aLessonIsRuledByWhatLiesOpen(Path example) throws IOException {
        byte[] bytes = Files.readAllBytes(example);
        Judgement.Judged all = (Judgement.Judged) Judgement.of(bytes);
        Judgement.Judged open =
                (Judgement.Judged) Judgement.of(bytes, Judgement.Knowing.WHAT_LIES_OPEN);
        for (int i = 0; i < all.steps().size(); i++) {
            Judgement.Step one = all.steps().get(i);
            Judgement.Step other = open.steps().get(i);
            String where = example.getFileName() + ":" + one.line();
            assertEquals(ids(one.rulings()), ids(other.rulings()), where);
            assertEquals(List.of(), Conservation.violations(other.after()), where);
            assertEquals(one.after().phase(), phase(example, one, other), where);
            for (Seat seat : Seat.values()) {
                Cards really = one.after().fan(seat).known();
                Cards known = other.after().fan(seat).known();
                assertEquals(really, really.with(known), where);
                assertEquals(one.after().fan(seat).size(), other.after().fan(seat).size(), where);
            }
        }
        assertEquals(ids(all.atEnd()), ids(open.atEnd()));
    }

    /** Where the fan decides, the open view asks to be shown, and play goes on. */
    private static Phase phase(Path example, Judgement.Step one, Judgement.Step other) {
        boolean hidden = example.getFileName().toString().matches("(8.6-known|32bis-over).*");
        return hidden ? one.after().phase() : other.after().phase();
    }

    private static List<String> ids(List<Ruling> rulings) {
        return rulings.stream().map(ruling -> ruling.which() + " " + ruling.seat()).toList();
    }

    private static Judgement.Judged judged(String record, Judgement.Knowing knowing) {
        byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
        return (Judgement.Judged) Judgement.of(bytes, knowing);
    }

    private static String verbs(Judgement.Judged judged) {
        List<String> verbs = new ArrayList<>();
        for (Judgement.Step step : judged.steps()) {
            for (Ruling ruling : step.rulings()) {
                for (String remedy : RulingText.remedies(ruling).split("; ")) {
                    verbs.add(remedy.split(" ")[0]);
                }
            }
        }
        return String.join(" ", verbs);
    }
}
