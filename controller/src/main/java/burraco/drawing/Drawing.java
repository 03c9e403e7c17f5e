package burraco.drawing;

import burraco.layout.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table in its true size, to cut and to drill by. */
public final class Drawing {
    /** Around the playing field of the single sheet. */
    private static final double MARGIN = 20;

    private final Layout layout;
    private final Size size;
    private final Felt felt;

    /**
     * @param size of the playing field
     * @param card of a card
     */
    public Drawing(Layout layout, Size size, Size card) {
        this.layout = layout;
        this.size = size;
        felt = new Felt(layout, size, card);
    }

    /** One large sheet, for who has a plotter. */
    public String svg() {
        String title = Names.of(layout).say("title", layout.name());
        return SvgPen.sheet(size, MARGIN, title, felt::draw);
    }

    /** Pages of A4: the whole, the list of antennas, then the pieces. */
    public byte[] pdf() {
        PdfPen drawn = new PdfPen();
        felt.draw(drawn);
        Tiles tiles = Tiles.onA4(size);
        Names names = Names.of(layout);
        FirstPage first = new FirstPage(layout, tiles, felt);
        List<String> pages = new ArrayList<>(List.of(first.overview()));
        pages.addAll(first.list());
        pages.addAll(tiles.pages(names, names.say("title", layout.name())));
        return PdfFile.write(
                drawn.toString(), size, tiles.paperWidth(), tiles.paperHeight(), pages);
    }

    /** Of a reader's antennas, in millimetres; empty where there is no spot for it. */
    public Optional<Double> longestCable(String source) {
        return Optional.ofNullable(felt.cabling().longest().get(source));
    }

    /** How many pages the pieces are. */
    public int pieces() {
        return Tiles.onA4(size).count();
    }
}
