package burraco.testing;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.layout.capture.CaptureLine;
import burraco.layout.capture.CaptureReader;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Captures in memory. */
public final class Captures {
    public static final CaptureStart START =
            new CaptureStart(
                    Instant.parse("2026-11-21T20:30:00Z"), "table.toml", "deck.csv", Seat.SOUTH);
    public static final String START_LINE =
            """
            {"t":0,"start":"2026-11-21T20:30:00Z","layout":"table.toml","deck":"deck.csv",\
            "dealer":"S"}
            """;

    private Captures() {}

    public static byte[] written(List<Reading> readings) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (CaptureWriter writer = new CaptureWriter(bytes, START)) {
            for (Reading reading : readings) {
                writer.write(reading);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** All lines, understood at the reference table; reasons for skipping are in English. */
    public static List<CaptureLine> read(byte[] bytes) {
        return read(new ByteArrayInputStream(bytes));
    }

    public static List<CaptureLine> read(InputStream in) {
        CaptureReader reader = new CaptureReader(in, ReferenceTable.LAYOUT);
        List<CaptureLine> lines = new ArrayList<>();
        try {
            for (var line = reader.next(); line.isPresent(); line = reader.next()) {
                lines.add(Told.english(line.get()));
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return lines;
    }

    public static List<Reading> readings(List<CaptureLine> lines) {
        return lines.stream().flatMap(line -> reading(line).stream()).toList();
    }

    private static Optional<Reading> reading(CaptureLine line) {
        return switch (line) {
            case CaptureLine.Started _, CaptureLine.Skipped _ -> Optional.empty();
            case CaptureLine.Read read -> Optional.of(read.reading());
        };
    }
}
