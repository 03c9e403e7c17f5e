package burraco.film;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SpansTest {
    private static Spans spans(String text) {
        return new Spans(
                Arrays.stream(text.split(" "))
                        .map(span -> span.split("-"))
                        .map(ends ->
                                new Spans.Span(Long.parseLong(ends[0]), Long.parseLong(ends[1])))
                        .toList());
    }

    private static String text(Spans spans) {
        return spans.list().stream()
                .map(span -> span.from() + "-" + span.to())
                .collect(Collectors.joining(" "));
    }

    @Test
    void shortGapsAreFilledAndLongerOnesAreNot() {
        assertEquals("10-30 40-50", text(spans("10-15 19-25 29-30 40-50").filled(5)));
        assertEquals("10-15 15-20", text(spans("10-15 15-20").filled(0)));
    }

    @Test
    void roundedSpansReachFurtherAndMayMeet() {
        assertEquals("0-10", text(spans("3-4").rounded(10)));
        assertEquals("0-20 30-40", text(spans("3-4 11-12 30-40").rounded(10)));
        assertEquals("3-4 5-6", text(spans("3-4 5-6").rounded(1)));
    }

    @Test
    void withinATimeTheyAreCut() {
        assertEquals("15-20 30-35", text(spans("5-8 10-20 30-40 50-60").within(15, 35)));
        assertEquals("", text(spans("5-8").within(8, 9)));
    }

    @Test
    void longGapsPartThem() {
        List<String> parts =
                spans("0-5 8-10 20-30").parted(10).stream().map(SpansTest::text).toList();
        assertEquals(List.of("0-5 8-10", "20-30"), parts);
        assertEquals(List.of(), Spans.of(5, 5).parted(10));
    }
}
