package burraco.layout.capture;

import static burraco.layout.capture.JsonBytes.ascii;

import burraco.hal.Answer;
import burraco.hal.Button;
import burraco.hal.Reading;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * Writes a capture: its first line, then one reading a line. Equal readings give equal bytes.
 *
 * <p>Grams are written with one decimal unless it is 0: {@code 77.9}, {@code 78}.
 *
 * <p>If the stream fails, for instance on a full disk, the caller gets its exception, nothing more
 * is written, and every later reading is refused. The file may then end in an incomplete line,
 * which {@link CaptureReader} reports. Not thread-safe.
 */
public final class CaptureWriter implements Closeable {
    /** Larger integers are not exact in every JSON library. */
    static final long LATEST_MILLIS = 1L << 53;

    private static final byte[] OPENING = ascii("{\"t\":");
    private static final byte[] START = ascii("{\"t\":0,\"start\":");
    private static final byte[] LAYOUT = ascii(",\"layout\":");
    private static final byte[] DECK = ascii(",\"deck\":");
    private static final byte[] DEALER = ascii(",\"dealer\":");
    private static final byte[] ANTENNA = ascii(",\"antenna\":");
    private static final byte[] TAGS = ascii(",\"tags\":[");
    private static final byte[] UID = ascii("{\"uid\":\"");
    private static final byte[] RSSI = ascii("\",\"rssi\":");
    private static final byte[] UNCLEAR = ascii(",\"unclear\":");
    private static final byte[] SCALE = ascii(",\"scale\":");
    private static final byte[] GRAMS = ascii(",\"g\":");
    private static final byte[] BUTTON = ascii(",\"button\":");
    private static final byte[] SEAT = ascii(",\"seat\":");
    private static final byte[] ANTENNA_FAULT = ascii(",\"fault\":\"antenna\",\"antenna\":");
    private static final byte[] SOURCE_FAULT = ascii(",\"fault\":\"source\",\"source\":");
    private static final byte[] DETAIL = ascii(",\"detail\":");
    private static final byte[] END = ascii("}\n");
    private static final byte[] TAGS_END = ascii("]}\n");

    private final OutputStream out;
    private final JsonBytes json;
    private long last;

    /** The writer owns the stream and closes it. */
    public CaptureWriter(OutputStream out, CaptureStart start) throws IOException {
        this.out = out;
        json = new JsonBytes(out);
        json.begin(START);
        json.text(start.start().toString());
        text(LAYOUT, start.layout());
        text(DECK, start.deck());
        text(DEALER, start.dealer().toString());
        json.raw(END);
    }

    /**
     * The time of a reading is in milliseconds since the beginning of the capture.
     *
     * @throws IllegalStateException if its time goes back or a weight is not a number, which is an
     *     error of the caller; nothing is written then
     */
    public void write(Reading reading) throws IOException {
        long at = reading.at();
        if (at < last || at > LATEST_MILLIS) {
            throw new IllegalStateException("after " + last + " ms comes no " + reading);
        }
        if (reading instanceof Reading.Weight weight && !Double.isFinite(weight.grams())) {
            throw new IllegalStateException("a scale shows no such thing: " + weight);
        }
        last = at;
        json.begin(OPENING);
        json.whole(at);
        switch (reading) {
            case Reading.Inventory inventory -> tags(inventory);
            case Reading.Unclear unclear -> {
                number(ANTENNA, unclear.antenna());
                text(UNCLEAR, Keys.of(unclear.cause()));
                json.raw(END);
            }
            case Reading.Weight weight -> {
                number(SCALE, weight.scale());
                json.raw(GRAMS);
                json.tenths(weight.grams());
                json.raw(END);
            }
            case Reading.Press press -> button(press.button());
            case Reading.AntennaFault fault -> {
                number(ANTENNA_FAULT, fault.antenna());
                text(DETAIL, fault.detail());
                json.raw(END);
            }
            case Reading.SourceFault fault -> {
                text(SOURCE_FAULT, fault.source());
                text(DETAIL, fault.detail());
                json.raw(END);
            }
        }
    }

    private void tags(Reading.Inventory inventory) throws IOException {
        number(ANTENNA, inventory.antenna());
        json.raw(TAGS);
        List<Answer> answers = inventory.answers();
        for (int i = 0; i < answers.size(); i++) {
            Answer answer = answers.get(i);
            if (i > 0) {
                json.raw(',');
            }
            json.raw(UID);
            json.hex(answer.tag().hex());
            if (answer.strength().isPresent()) {
                json.raw(RSSI);
                json.whole(answer.strength().getAsInt());
            } else {
                json.raw('"');
            }
            json.raw('}');
        }
        json.raw(TAGS_END);
    }

    private void button(Button button) throws IOException {
        text(BUTTON, button.key());
        if (!button.place().isEmpty()) {
            text(SEAT, button.place());
        }
        json.raw(END);
    }

    private void number(byte[] name, int value) throws IOException {
        json.raw(name);
        json.whole(value);
    }

    private void text(byte[] name, String value) throws IOException {
        json.raw(name);
        json.text(value);
    }

    /** Writes all that is buffered to the stream, and flushes the stream. */
    public void flush() throws IOException {
        json.flush();
    }

    @Override
    public void close() throws IOException {
        try (out) {
            json.flush();
        }
    }
}
