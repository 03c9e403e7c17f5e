package burraco.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.words.Language;
import burraco.words.PseudoWords;
import burraco.words.Words;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The picture of a table in a terminal, in pseudo-languages. */
@Tag("campaign")
class PseudoTerminalTest {
    private static final List<TerminalSize> SIZES =
            List.of(TerminalSize.LEAST, new TerminalSize(120, 40));
    private static final Pattern CARD = Pattern.compile("(?:10|[2-9AJQK])[♥♦♣♠]|JK");
    private static final Pattern WORD_WITHOUT_ACCENTS =
            Pattern.compile("(?<!\\p{L})[A-Za-z]+(?!\\p{L})");
    private static final List<EveningScenes.Moment> MOMENTS = EveningScenes.play();

    private static void frames(Words words, Consumer<List<String>> look) {
        TerminalPicture picture = new TerminalPicture(words);
        for (int i = 0; i < MOMENTS.size(); i += 3) {
            for (TerminalSize size : SIZES) {
                look.accept(picture.of(MOMENTS.get(i).scene(size, words), size).lines());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Every word except names comes from the language's file")
    void everyWordIsTranslated(Language language) {
        Set<String> found = new TreeSet<>();
        frames(
                PseudoWords.accented(language),
                lines ->
                        lines.forEach(line ->
                                WORD_WITHOUT_ACCENTS
                                        .matcher(CARD.matcher(line).replaceAll(" "))
                                        .results()
                                        .map(MatchResult::group)
                                        .forEach(found::add)));
        found.removeAll(Set.of("Burraco", MOMENTS.getFirst().state().name(), "seed"));
        assertEquals(Set.of(), found);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Long sentences are cut with an ellipsis, and never cover each other")
    void longSentencesAreCut(Language language) {
        frames(
                PseudoWords.longer(language),
                lines -> {
                    // What happens is wrapped, below the table and its melds.
                    for (String line : lines.subList(0, events(lines))) {
                        assertTrue(isWhole(besideTheDisplay(line)), () -> String.join("\n", lines));
                    }
                });
    }

    private static int events(List<String> lines) {
        int row = 2;
        while (!lines.get(row).startsWith("─")) {
            row++;
        }
        return row;
    }

    private static String besideTheDisplay(String line) {
        return line.split("[╭│╰]", 2)[0];
    }

    /** Whether each bracket is closed, unless an ellipsis says that something was cut. */
    private static boolean isWhole(String line) {
        int open = 0;
        for (char letter : line.toCharArray()) {
            open +=
                    switch (letter) {
                        case '⟦' -> 1;
                        case '⟧' -> -1;
                        case '…' -> -open;
                        default -> 0;
                    };
            if (open < 0) {
                return false;
            }
        }
        return open == 0;
    }

    @Test
    @DisplayName("Text that continues beyond the right edge ends with an ellipsis")
    void textAtTheEdge() {
        ScreenBuffer canvas = new ScreenBuffer(new TerminalSize(8, 1));
        canvas.put(0, 0, "North-South", TextStyle.PLAIN);
        assertEquals(List.of("North-S…"), canvas.frame().lines());
        canvas.put(0, 0, "12345678   ", TextStyle.PLAIN);
        assertEquals(List.of("12345678"), canvas.frame().lines());
    }
}
