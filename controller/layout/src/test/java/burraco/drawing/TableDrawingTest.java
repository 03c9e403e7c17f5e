package burraco.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.pdf.PdfFile;
import burraco.testing.ExampleTable;
import burraco.text.Decimals;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drawings have the table's true size, according to the numbers in the files. */
class TableDrawingTest {
    private static final Layout LAYOUT = ExampleTable.reference().layout();
    private static final Dimensions FIELD = new Dimensions(1100, 1120);
    private static final Dimensions CARD = new Dimensions(63, 88);
    private static final String NUMBER = "(-?[0-9.]+)";

    private static TableDrawing drawing() {
        return new TableDrawing(LAYOUT, FIELD, CARD);
    }

    private static String pdf() {
        return new String(drawing().pdf(), StandardCharsets.ISO_8859_1);
    }

    private static List<double[]> numbers(String text, String pattern) {
        List<double[]> found = new ArrayList<>();
        for (MatchResult match : Pattern.compile(pattern).matcher(text).results().toList()) {
            double[] numbers = new double[match.groupCount()];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = Double.parseDouble(match.group(i + 1));
            }
            found.add(numbers);
        }
        return found;
    }

    @Test
    void aMillimetreOfTheSheetIsAMillimetre() {
        String svg = drawing().svg();
        assertTrue(
                svg.contains("width=\"1140mm\" height=\"1160mm\" viewBox=\"-570 -580 1140 1160\""),
                svg.substring(0, 200));
        for (LaidAntenna antenna : LAYOUT.antennas()) {
            Area area = antenna.antenna().area();
            String rectangle =
                    String.format(
                            "x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"",
                            Decimals.of(10 * area.left()),
                            Decimals.of(-10 * area.top()),
                            Decimals.of(10 * area.w()),
                            Decimals.of(10 * area.h()));
            assertTrue(svg.contains(rectangle), () -> antenna + ": " + rectangle);
        }
    }

    /** The page is in points, its contents in millimetres. */
    @Test
    void aMillimetreOfAPageIsAMillimetre() {
        String pdf = pdf();
        double[] box = numbers(pdf, "/MediaBox \\[0 0 " + NUMBER + " " + NUMBER + "\\]").getFirst();
        assertEquals(210, box[0] / 72 * 25.4, 0.01);
        assertEquals(297, box[1] / 72 * 25.4, 0.01);
        List<double[]> ruled =
                numbers(
                        pdf,
                        "(?s)stream\\n"
                                + NUMBER
                                + " 0 0 "
                                + NUMBER
                                + " 0 0 cm(?:(?!endstream).)*?12 8 m "
                                + NUMBER
                                + " 8 l S");
        assertEquals(drawing().pieces(), ruled.size(), "each piece has a ruler");
        for (double[] page : ruled) {
            assertEquals(72 / 25.4, page[0], 1e-5);
            assertEquals(page[0], page[1]);
            assertEquals(100, (page[2] - 12) * page[0] / 72 * 25.4, 0.001, "the ruler");
        }
        assertEquals(72 / 25.4, PdfFile.POINTS_PER_MM);
    }

    /** Each page moves the drawing, and does nothing else to it. */
    @Test
    void eachPieceShowsItsPartOfTheTable() {
        Tiles tiles = Tiles.onA4(FIELD);
        List<double[]> moved =
                numbers(pdf(), "n\\n1 0 0 1 " + NUMBER + " " + NUMBER + " cm\\n/D Do");
        assertEquals(tiles.count(), moved.size());
        for (int i = 0; i < moved.size(); i++) {
            double left = tiles.left(i % tiles.columns());
            double bottom = tiles.bottom(i / tiles.columns());
            assertEquals(Tiles.MARGIN_MM, left + moved.get(i)[0], 1e-4);
            assertEquals(Tiles.MARGIN_MM, bottom + moved.get(i)[1], 1e-4);
        }
    }

    @ParameterizedTest
    @CsvSource({"1000, 1000", "950, 1200", "1830, 840", "150, 200", "3000, 3000"})
    void thePiecesCoverTheWholeTable(double width, double height) {
        Tiles tiles = Tiles.onA4(new Dimensions(width, height));
        assertTrue(tiles.left(0) <= -width / 2);
        assertTrue(tiles.left(tiles.columns() - 1) + tiles.width() >= width / 2);
        assertTrue(tiles.bottom(0) + tiles.height() >= height / 2);
        assertTrue(tiles.bottom(tiles.rows() - 1) <= -height / 2);
        for (int column = 1; column < tiles.columns(); column++) {
            double shared = tiles.left(column - 1) + tiles.width() - tiles.left(column);
            assertEquals(Tiles.OVERLAP_MM, shared, 1e-9);
        }
        for (int row = 1; row < tiles.rows(); row++) {
            double shared = tiles.bottom(row) + tiles.height() - tiles.bottom(row - 1);
            assertEquals(Tiles.OVERLAP_MM, shared, 1e-9);
        }
    }

    /** Every object is at the offset that the file states. */
    @Test
    void thePdfIsWhole() {
        String pdf = pdf();
        int table = pdf.lastIndexOf("xref\n0 ");
        int start = Integer.parseInt(pdf.replaceAll("(?s).*startxref\n(\\d+)\n%%EOF\n", "$1"));
        assertEquals(pdf.indexOf("\nxref\n") + 1, start);
        List<double[]> entries = numbers(pdf.substring(table), "(\\d{10}) 00000 n \n");
        assertTrue(entries.size() > 2 * drawing().pieces());
        for (int i = 0; i < entries.size(); i++) {
            String begin = (i + 1) + " 0 obj\n";
            assertTrue(pdf.startsWith(begin, (int) entries.get(i)[0]), begin);
        }
        for (MatchResult stream :
                Pattern.compile("(?s)/Length (\\d+) >>\nstream\n(.*?)\nendstream")
                        .matcher(pdf)
                        .results()
                        .toList()) {
            assertEquals(Integer.parseInt(stream.group(1)), stream.group(2).length());
        }
    }

    @Test
    void readersHangBesideTheAntennas() {
        Cabling cabling = Cabling.of(LAYOUT, FIELD);
        assertEquals(LAYOUT.sources().size(), cabling.spots().size());
        cabling.spots()
                .forEach((id, at) -> {
                    Area box =
                            new Area(
                                    at.x() / 10,
                                    at.y() / 10,
                                    Cabling.READER_WIDTH_MM / 10,
                                    Cabling.READER_HEIGHT_MM / 10);
                    for (LaidAntenna antenna : LAYOUT.antennas()) {
                        assertTrue(
                                box.gap(antenna.antenna().area()) > 0.99, () -> id + " " + antenna);
                    }
                });
    }

    @Test
    void wiresGoDownWithinTheirAntennas() {
        Cabling cabling = Cabling.of(LAYOUT, FIELD);
        for (LaidAntenna antenna : LAYOUT.antennas()) {
            Cabling.Point hole = cabling.route(antenna).hole();
            double inside = antenna.antenna().area().depth(hole.x() / 10, hole.y() / 10);
            assertEquals(0.6, inside, 1e-6, antenna::toString);
        }
    }

    /** Cables of the seats may have to cross others. */
    @Test
    void cablesOfARowRunBesideItsAntennas() {
        Cabling cabling = Cabling.of(LAYOUT, FIELD);
        for (LaidAntenna antenna : LAYOUT.antennas(Zone.MeldSlot.class)) {
            Cabling.Route way = cabling.route(antenna);
            for (LaidAntenna other : LAYOUT.antennas(Zone.MeldSlot.class)) {
                Area area = other.antenna().area();
                double middleX = (way.bend().x() + way.reader().x()) / 20;
                double middleY = (way.bend().y() + way.reader().y()) / 20;
                assertFalse(area.contains(middleX, middleY), () -> antenna + " below " + other);
                assertFalse(
                        area.contains(way.bend().x() / 10, way.bend().y() / 10),
                        () -> antenna + " bends below " + other);
            }
        }
    }
}
