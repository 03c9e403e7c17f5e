package burraco.journal;

import burraco.hal.Reading;
import burraco.journal.tape.TapeReader;
import burraco.table.input.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the sensors said in one hand that is over.
 *
 * @param wall when it began, on people's clocks
 * @param readings in their order, on the table's clock
 */
public record Heard(long wall, List<Reading> readings) {
    public Heard {
        readings = List.copyOf(readings);
    }

    /** Of the last hands it is kept; of those before, or where there was a gap, it is not. */
    public static Heard of(History history, History.Hand hand) throws Trouble {
        String name = "hand " + hand.row().match() + "/" + hand.row().hand();
        About.Span span = new About(history).span(hand);
        List<Long> begun =
                history.read(
                        "SELECT input FROM between_hands WHERE seq = ?",
                        row -> row.getLong(1),
                        span.from());
        if (begun.isEmpty()) {
            throw new Trouble(
                    name + ": what was heard is not kept any more; it is of the last hands only",
                    null);
        }
        String inIt = " seq > ? AND seq <= ? AND kind = ";
        boolean gap =
                !history.read(
                                "SELECT seq FROM entry WHERE" + inIt + "'gap'",
                                row -> row.getLong(1),
                                span.from(),
                                span.to())
                        .isEmpty();
        long sealed =
                history.read(
                                "SELECT coalesce(sum(CAST(body AS INTEGER)), 0) FROM entry WHERE"
                                        + inIt
                                        + "'heard'",
                                row -> row.getLong(1),
                                span.from(),
                                span.to())
                        .getFirst();
        String pieces = " FROM input WHERE id > ? AND sealed <= ?";
        long there =
                history.read(
                                "SELECT coalesce(sum(count), 0)" + pieces,
                                row -> row.getLong(1),
                                begun.getFirst(),
                                span.to())
                        .getFirst();
        if (gap || there != sealed) {
            throw new Trouble(
                    name + ": a part of what was heard is missing; no capture is made of the rest",
                    null);
        }
        List<byte[]> tapes =
                history.read(
                        "SELECT data" + pieces + " ORDER BY id",
                        row -> row.getBytes(1),
                        begun.getFirst(),
                        span.to());
        return new Heard(
                history.entries(span.from(), span.from()).getFirst().wall(),
                readings(name, tapes, history.nameBook()));
    }

    private static List<Reading> readings(String name, List<byte[]> tapes, NameBook names)
            throws Trouble {
        List<Reading> readings = new ArrayList<>();
        try {
            for (byte[] tape : tapes) {
                TapeReader reader = new TapeReader(tape, names);
                for (Optional<Input> one = reader.next(); one.isPresent(); one = reader.next()) {
                    if (one.get() instanceof Input.Read(var reading)) {
                        readings.add(reading);
                    }
                }
            }
            return readings;
        } catch (RuntimeException damaged) {
            // Its bytes may be anything; so may be what is made of them.
            throw new Trouble(name + ": what was heard is damaged", damaged);
        }
    }
}
