package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

/** Texts of layouts, and the layouts that are read from them. */
final class Tables {
    /** About the smallest table that one can play on: 12 lines, no antenna for pozzetto 2. */
    static final String LEAST =
            """
            antenna = [
              { id = 1, zone = "stock" },
              { id = 2, zone = "pile" },
              { id = 3, zone = "seat", seat = "N" },
              { id = 4, zone = "seat", seat = "E" },
              { id = 5, zone = "seat", seat = "S" },
              { id = 6, zone = "seat", seat = "W" },
              { id = 7, zone = "meld", line = "NS", slot = 1 },
              { id = 8, zone = "meld", line = "EW", slot = 1 },
              { id = 9, zone = "pozzetto" },
            ]
            source = [{ id = "left", kind = "virtual" }]
            """;

    private Tables() {}

    static LayoutResult.Read read(String text) {
        return assertInstanceOf(LayoutResult.Read.class, LayoutReader.read(text));
    }

    static Layout layout(String text) {
        return read(text).layout();
    }
}
