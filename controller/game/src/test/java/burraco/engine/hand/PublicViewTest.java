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

/** Rulings at the table are based on open cards, and reveal nothing about others. */
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

    /** The record omits the copy: knowing the one that was dealt would reveal the other. */
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
     * W has discarded the 5H that he was to put back; those who cannot know this still wait for a
     * card.
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

    /**
     * The record knows that W has no second 7S; the table must not reveal it, and asks to be shown
     * one.
     */
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

    /** The lessons do not depend on hidden cards: seeing only the table gives the same rulings. */
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

    /** If the fan matters, the open view asks to be shown a card, and play goes on. */
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
