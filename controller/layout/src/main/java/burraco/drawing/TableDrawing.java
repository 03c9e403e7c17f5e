package burraco.drawing;

import burraco.layout.Layout;
import burraco.pdf.PdfFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws a table at full size, as a template for cutting and drilling. */
public final class TableDrawing {
    /** Margin around the table on the single sheet. */
    private static final double MARGIN_MM = 20;

    private final Layout layout;
    private final Dimensions size;
    private final UnderFelt underFelt;

    /**
     * @param size of the table
     * @param card size of a playing card
     */
    public TableDrawing(Layout layout, Dimensions size, Dimensions card) {
        this.layout = layout;
        this.size = size;
        underFelt = new UnderFelt(layout, size, card);
    }

    /** One large sheet, for a plotter. */
    public String svg() {
        String title = DrawingLabels.of(layout).say("title", layout.name());
        return SvgPen.sheet(size, MARGIN_MM, title, underFelt::draw);
    }

    /** A4 pages: an overview, the list of antennas, then the tiles of the template. */
    public byte[] pdf() {
        PdfPen drawn = new PdfPen();
        underFelt.draw(drawn);
        Tiles tiles = Tiles.onA4(size);
        DrawingLabels names = DrawingLabels.of(layout);
        OverviewPages first = new OverviewPages(layout, tiles, underFelt);
        List<String> pages = new ArrayList<>(List.of(first.overview()));
        pages.addAll(first.list());
        pages.addAll(tiles.pages(names, names.say("title", layout.name())));
        return PdfFile.write(
                Optional.of(new PdfFile.Drawing(drawn.toString(), size.width(), size.height())),
                tiles.paperWidth(),
                tiles.paperHeight(),
                pages);
    }

    /** The longest cable of a reader in millimetres; empty if there is no position for it. */
    public Optional<Double> longestCable(String source) {
        return Optional.ofNullable(underFelt.cabling().longest().get(source));
    }

    /** Number of pages with tiles. */
    public int pieces() {
        return Tiles.onA4(size).count();
    }
}
