package burraco.cli.replay;

import burraco.files.InputFile;
import burraco.json.JsonFields;
import burraco.measure.Span;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * A capture and the record of what truly happened, in one folder under one name.
 *
 * @param name without its endings
 */
public record ReplayPair(Path folder, String name) {
    public static final String CAPTURE = ".readings.jsonl";
    public static final String RECORD = ".burraco";
    public static final String TIMES = ".times.jsonl";
    private static final String EXPECTED = ".expected";

    /** The largest file of times: about a hundred bytes for each act of a record. */
    private static final int MOST_TIMES_BYTES = 4 << 20;

    private static final String PACKED = ".gz";

    /** The pairs of a folder, sorted by name. */
    public static List<ReplayPair> in(Path folder) throws IOException {
        TreeSet<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                String plain = name.endsWith(PACKED) ? bare(name, PACKED) : name;
                if (plain.endsWith(CAPTURE)) {
                    names.add(bare(plain, CAPTURE));
                }
            }
        }
        List<ReplayPair> pairs = new ArrayList<>();
        names.forEach(name -> pairs.add(new ReplayPair(folder, name)));
        return pairs.stream().filter(pair -> Files.exists(pair.record())).toList();
    }

    private static String bare(String name, String ending) {
        return name.substring(0, name.length() - ending.length());
    }

    /** The capture of that name, plain or compressed. */
    public static Optional<Path> capture(Path folder, String name) {
        return Stream.of(CAPTURE, CAPTURE + PACKED)
                .map(ending -> folder.resolve(name + ending))
                .filter(Files::exists)
                .findFirst();
    }

    /**
     * Opens a capture that was found in a folder. Pipes are refused, because nothing would write to
     * them.
     */
    public InputStream open() throws IOException {
        InputFile.mustBeOrdinary(capture());
        return open(capture());
    }

    /** Opens a capture; decompresses it if its name ends in {@code .gz}. */
    public static InputStream open(Path capture) throws IOException {
        InputStream in = InputFile.stream(capture);
        if (!capture.toString().endsWith(PACKED)) {
            return in;
        }
        try {
            return new GZIPInputStream(in, 1 << 16);
        } catch (IOException noGzip) {
            in.close();
            throw noGzip;
        }
    }

    public Path capture() {
        return capture(folder, name).orElseThrow();
    }

    public Path record() {
        return folder.resolve(name + RECORD);
    }

    /** The file with the expected result. */
    Path expected() {
        return folder.resolve(name + EXPECTED);
    }

    /** The times of the acts; empty if they are not known. */
    public List<Span> times() throws IOException {
        Path file = folder.resolve(name + TIMES);
        List<Span> times = new ArrayList<>();
        for (String line :
                Files.exists(file) ? InputFile.lines(file, MOST_TIMES_BYTES) : List.<String>of()) {
            Optional<JsonFields> fields = JsonFields.read(line.getBytes(StandardCharsets.UTF_8));
            fields.ifPresent(one -> span(one).ifPresent(times::add));
        }
        return times;
    }

    private static Optional<Span> span(JsonFields fields) {
        OptionalInt line = fields.number("line");
        OptionalInt told = fields.number("told");
        OptionalInt complete = told.isPresent() ? told : fields.number("complete");
        OptionalInt begun = told.isPresent() ? told : fields.number("t");
        return line.isPresent() && complete.isPresent() && begun.isPresent()
                ? Optional.of(new Span(line.getAsInt(), begun.getAsInt(), complete.getAsInt()))
                : Optional.empty();
    }
}
