package burraco.testing;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.DeckFile;
import burraco.layout.Layout;
import burraco.layout.LayoutWriter;
import burraco.layout.MatchInfo;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.play.evening.Script;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Hands of a few acts each, so that much happens in little time, with the files of their table.
 *
 * @param lines the same readings as the lines of a capture; the first one is its start
 */
public record ShortEvening(Layout layout, List<Reading> readings, List<String> lines) {
    private static final ExampleTable TABLE = ExampleTable.reference();

    /** This many hands with this many acts of play each; the cards that are left are gathered. */
    public static ShortEvening of(long seed, int hands, int acts) throws IOException {
        MatchInfo match = new MatchInfo(3, false, Duration.ofMinutes(40), true, false);
        Layout layout = TABLE.layout().with(match);
        Casting casting = new Casting(seed, layout.rules(), layout.slots(Line.NS), List.of());
        List<Reading> readings = new ArrayList<>();
        Evening evening =
                new Evening(
                        layout,
                        TABLE.deck(),
                        Noise.REFERENCE,
                        Manners.USUAL,
                        new Chance(seed),
                        readings::add);
        Seat dealer = Seat.SOUTH;
        for (int hand = 0; hand < hands; hand++) {
            Script script = casting.script(hand, hand, dealer).beginning(acts);
            evening.play(script, "hand " + hand);
            dealer = dealer.next();
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CaptureStart start = new CaptureStart(Instant.EPOCH, "table.toml", "deck.csv", Seat.SOUTH);
        try (CaptureWriter writer = new CaptureWriter(bytes, start)) {
            for (Reading reading : readings) {
                writer.write(reading);
            }
        }
        String text = bytes.toString(StandardCharsets.UTF_8);
        return new ShortEvening(layout, readings, text.lines().toList());
    }

    /** Puts the files of its table there; that of its layout. */
    public Path writeTo(Path folder) throws IOException {
        Files.writeString(folder.resolve("deck.csv"), DeckFile.write(TABLE.deck()));
        Path config = folder.resolve("table.toml");
        return Files.writeString(config, LayoutWriter.write(layout));
    }
}
