package burraco.record;

import static burraco.record.Records.acts;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How judge writes an act: as given, and with a copy only if both copies are possible. */
class CanonicalTest {

    @Test
    void aCardGoesByItsFaceWhereOnlyOneIsThere() {
        assertEquals(List.of("W discard 7H"), acts("W: 7H/2 8H\nturn: W play\nW discard 7h/2"));
        assertEquals(List.of("W discard 7H"), acts("W: 7H 8H\nturn: W play\nW discard 7H"));
    }

    @Test
    void aCopyIsNamedWhereItsTwinIsInTheSameFan() {
        String both = "W: 7H 7H 8H\nturn: W play\n";
        assertEquals(List.of("W discard 7H/2"), acts(both + "W discard 7H/2"));
        assertEquals(List.of("W discard 7H/1"), acts(both + "W discard 7H"));
    }

    @Test
    void noCopyIsNamedWhereBothGo() {
        assertEquals(
                List.of("W discard 7H 7H"), acts("W: 7H 7H 8H\nturn: W play\nW discard 7H/2 7H"));
    }

    @Test
    void aCopyIsNamedWhereItsTwinLiesInTheSamePile() {
        assertEquals(
                List.of("W pickup 7H/2", "W pickup"), acts("pile: 7H 7H\nW pickup 7H/2\nW pickup"));
    }

    @Test
    void aTwinBesideThePlayerWouldFitAsWell() {
        assertEquals(
                List.of("W discard 7H/2"),
                acts("W: 7H/1 8H\npenalized W: 7H/2\nturn: W play\nW discard 7H/2"));
    }

    @Test
    void cardsThatNobodySawGoByTheirFaces() {
        assertEquals(
                List.of("W draw 7H", "W discard 8H", "N draw", "N discard ??"),
                acts("W draw 7h\nW discard 8h\nN draw\nN discard ??"));
    }

    @Test
    void aSurplusCopyHasNoNameOfItsOwn() {
        String surplus = "[Deck \"as-is\"]\nW: 7H 7H 7H 8H\nturn: W play\n";
        assertEquals(List.of("W discard 7H/2"), acts(surplus + "W discard 7H/2"));
        String cards = "[Deck \"as-is\"]\nN: 7H/1\nE: 7H/2\nW: 7H 7C\nturn: W play\n";
        assertEquals(List.of("W discard 7H"), acts(cards + "W discard 7H"));
        String jokers = "[Deck \"as-is\"]\nN: JK JK JK JK\nW: JK JK 7C\nturn: W play\n";
        assertEquals(List.of("W discard JK"), acts(jokers + "W discard JK"));
    }

    @Test
    void whatWasNotSeenStaysUnseen() {
        String stock = "stock: 7C" + " ??".repeat(41) + "\n";
        assertEquals(List.of("W draw ??"), acts(stock + "W draw ??"));
        assertEquals(List.of("W draw"), acts(stock + "W draw"));
    }

    @Test
    void actsAreWrittenAsTheyWereTold() {
        assertEquals(
                List.of(
                        "W draw ?",
                        "W discard 2H @apart ?",
                        "+0.500s",
                        "+3s",
                        "notice N",
                        "doubt W"),
                acts("up: 3C\nW draw  ?\nW discard 2h @apart ?\n+0.5s\n+3.0s\nnotice N\ndoubt W"));
    }

    @Test
    void theNameOfANewMeldIsWrittenOnlyWhereItWasTold() {
        String position = "W: 3H 4H 5H 7C 8C 9C KD\nturn: W play\n";
        assertEquals(
                List.of("W open 3H 4H 5H as EW1", "W open 7C 8C 9C"),
                acts(position + "W open 3H 4H 5H as EW1\nW open 7C 8C 9C"));
    }

    @Test
    void whatIsWrittenIsJudgedAlike() {
        for (String text : List.of(Records.MIDDLE_OF_A_HAND, Records.WHOLE_HAND)) {
            Judgement.Judged first = Records.judged(text);
            Judgement.Judged again = Records.judged(asJudged(first));
            assertEquals(first.steps().size(), again.steps().size());
            for (int i = 0; i < first.steps().size(); i++) {
                assertEquals(first.steps().get(i).text(), again.steps().get(i).text());
                assertEquals(first.steps().get(i).rulings(), again.steps().get(i).rulings());
            }
        }
    }

    /** The record with its acts as judge writes them. */
    private static String asJudged(Judgement.Judged judged) {
        List<String> lines =
                new ArrayList<>(RecordWriter.write(judged.document()).lines().toList());
        judged.steps().forEach(step -> lines.set(step.line() - 1, step.text()));
        return String.join("\n", lines);
    }
}
