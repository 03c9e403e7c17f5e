package burraco.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.score.LineScore;
import burraco.testing.Judged;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Positions that were checked one by one against the code, most of them with two problems at once.
 * The end of each file states the expected result after {@code ;=}: every ruling in full, what is
 * no longer due, who has to act, the melds and the count.
 *
 * <p>After an intended change, {@code -Dpositions=write} writes the results again. The changes have
 * to be checked against the articles, line by line.
 */
@Tag("campaign")
class ExaminedPositionsTest {
    private static final Path FOLDER = Path.of("game", "src", "test", "resources", "positions");
    private static final String ANSWER = ";= ";

    static List<Path> positions() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<Path> sorted = files.sorted().toList();
            assertTrue(sorted.size() > 100, "the positions lie in " + FOLDER);
            return sorted;
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void comesToWhatWasFoundRight(Path position) throws IOException {
        List<String> lines = Files.readAllLines(position);
        List<String> record = lines.stream().filter(line -> !line.startsWith(ANSWER)).toList();
        List<String> answers = answers(String.join("\n", record) + "\n");
        if ("write".equals(System.getProperty("positions"))) {
            List<String> written = new ArrayList<>(record);
            answers.forEach(answer -> written.add(ANSWER + answer));
            Files.write(position, written);
            return;
        }
        assertEquals(
                String.join("\n", answers),
                String.join(
                        "\n",
                        lines.stream()
                                .filter(line -> line.startsWith(ANSWER))
                                .map(line -> line.substring(ANSWER.length()))
                                .toList()));
    }

    private static List<String> answers(String record) {
        Judged judged = Judged.of(record);
        List<String> answers = new ArrayList<>(judged.told().lines().toList());
        if (!judged.settled().isEmpty()) {
            answers.add("settled: " + judged.settled());
        }
        if (!judged.turnsLeft().isEmpty()) {
            answers.add("turns left: " + judged.turnsLeft());
        }
        answers.add("then: " + judged.stands());
        Hand end = judged.end();
        end.melds().all().forEach(meld -> answers.add(meld(meld)));
        for (Seat seat : Seat.values()) {
            player(end, seat, answers);
        }
        for (Line line : Line.values()) {
            answers.add(line + ": " + count(judged.score(line)));
        }
        return answers;
    }

    private static String meld(Meld meld) {
        String cards =
                String.join(
                        " ", meld.inOrder().stream().map(card -> card.face().toString()).toList());
        return meld.id()
                + ": "
                + cards
                + (meld.shape().legal() ? "" : " invalid")
                + switch (meld.freeze()) {
                    case Freeze.None _ -> "";
                    case Freeze.Until until -> " frozen until " + until.seat();
                    case Freeze.ForGood good ->
                            good.negative().isEmpty()
                                    ? " frozen"
                                    : " frozen, negative" + faces(good.negative().list());
                };
    }

    private static void player(Hand end, Seat seat, List<String> answers) {
        var player = end.player(seat);
        if (!player.penalized().isEmpty()) {
            answers.add(seat + " penalized:" + faces(player.penalized()));
        }
        if (!player.exposed().isEmpty()) {
            answers.add(seat + " exposed:" + faces(player.exposed().list()));
        }
        if (player.limited().isPresent()) {
            answers.add(seat + " limited: " + player.limited().get());
        }
    }

    private static String faces(List<Card> cards) {
        StringBuilder faces = new StringBuilder();
        cards.forEach(card -> faces.append(' ').append(card.face()));
        return faces.toString();
    }

    private static String count(LineScore score) {
        return "burrachi "
                + score.burrachi()
                + ", closing "
                + score.closing()
                + ", cards "
                + score.melds()
                + ", penalized "
                + score.penalized()
                + (score.pozzetto().isPresent() ? ", pozzetto " + score.pozzetto().getAsInt() : "");
    }
}
