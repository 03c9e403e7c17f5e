package burraco.drawing;

import burraco.drawing.Pen.Anchor;
import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.pdf.PdfFile;
import burraco.text.Decimals;
import java.util.ArrayList;
import java.util.List;

/**
 * The pages before the tiles: an overview of the table that shows which tile is where, and the list
 * of antennas.
 */
final class OverviewPages {
    private static final LineStyle PIECE = LineStyle.of("d02080", 1.2);
    private static final double LINE_MM = 4.6;
    private static final double[] COLUMNS_MM = {0, 12, 52, 90, 116, 142, 166};

    private final Layout layout;
    private final Tiles tiles;
    private final UnderFelt felt;
    private final DrawingLabels names;

    OverviewPages(Layout layout, Tiles tiles, UnderFelt felt) {
        this.layout = layout;
        this.tiles = tiles;
        this.felt = felt;
        names = DrawingLabels.of(layout);
    }

    /** The whole table on one page, with the outline and name of each tile. */
    String overview() {
        double most = Math.min(tiles.width(), tiles.height() - 20);
        double longest = Math.max(tiles.field().width(), tiles.field().height());
        double scale = most / (longest + 120);
        PdfPen pen = new PdfPen();
        pen.matrix(PdfFile.POINTS_PER_MM, 0, 0);
        title(pen, names.say("title", layout.name()), names.say("glue"));
        pen.matrix(scale, tiles.paperWidth() / 2, tiles.paperHeight() / 2 - 10);
        pen.stamp("D");
        for (int row = 0; row < tiles.rows(); row++) {
            for (int column = 0; column < tiles.columns(); column++) {
                double x = tiles.left(column);
                double y = tiles.bottom(row);
                pen.rectangle(x, y, tiles.width(), tiles.height(), PIECE);
                String name = Tiles.name(row, column);
                pen.text(x + 14, y + 14, 22, Anchor.LEFT, PIECE.colour(), name);
            }
        }
        return pen.toString();
    }

    /** The antennas, on as many pages as necessary. */
    List<String> list() {
        List<List<String>> rows = new ArrayList<>();
        layout.antennas().forEach(one -> rows.add(row(one)));
        int each = (int) ((tiles.height() - 30) / LINE_MM);
        List<String> pages = new ArrayList<>();
        for (int from = 0; from < rows.size(); from += each) {
            PdfPen pen = new PdfPen();
            pen.matrix(PdfFile.POINTS_PER_MM, 0, 0);
            title(pen, names.say("antennas", layout.antennas().size()), names.say("cables"));
            double y = tiles.paperHeight() - Tiles.MARGIN_MM - 20;
            write(pen, y, List.of(names.say("columns").split("\\|")));
            for (List<String> row : rows.subList(from, Math.min(rows.size(), from + each))) {
                y -= LINE_MM;
                write(pen, y, row);
            }
            pages.add(pen.toString());
        }
        return pages;
    }

    private List<String> row(LaidAntenna antenna) {
        Area area = antenna.antenna().area();
        return List.of(
                String.valueOf(antenna.id()),
                names.say(antenna.zone()),
                antenna.source() + " / " + antenna.antenna().port(),
                Decimals.of(10 * area.x()) + ", " + Decimals.of(10 * area.y()),
                Decimals.of(10 * area.w()) + " x " + Decimals.of(10 * area.h()),
                felt.cabling().length(antenna).map(one -> Decimals.of(one, 0)).orElse("?"));
    }

    private static void write(PdfPen pen, double y, List<String> cells) {
        for (int i = 0; i < cells.size(); i++) {
            pen.text(Tiles.MARGIN_MM + COLUMNS_MM[i], y, 3.4, Anchor.LEFT, "000000", cells.get(i));
        }
    }

    private void title(PdfPen pen, String title, String below) {
        double y = tiles.paperHeight() - Tiles.MARGIN_MM - 5;
        pen.text(Tiles.MARGIN_MM, y, 6, Anchor.LEFT, "000000", title);
        pen.text(Tiles.MARGIN_MM, y - 6, 3.2, Anchor.LEFT, "000000", below);
    }
}
