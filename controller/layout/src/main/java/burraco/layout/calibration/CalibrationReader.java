package burraco.layout.calibration;

import burraco.layout.LayoutProblem;
import burraco.layout.text.TextPosition;
import burraco.layout.text.Utf8;
import burraco.layout.toml.BadToml;
import burraco.layout.toml.Toml;
import burraco.layout.toml.TomlValue;
import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a {@code calibration.toml}. The result is a calibration or the list of all problems. */
final class CalibrationReader {
    private static final List<String> KEYS = List.of("date", "table", "antenna");
    private static final List<String> OF_ANTENNA =
            List.of("id", "scans", "unclear", "ghosts", "middle", "places", "neighbours");
    private static final Sentence PLACES = new Sentence("read.calibration.places");
    private static final Sentence NEIGHBOURS = new Sentence("read.calibration.neighbours");
    private static final int MOST_ID = 9999;
    private static final double MOST_SCANS = 1000;
    private static final double MOST_CM = 200;
    private static final int MOST_GHOSTS = 9999;

    private final List<LayoutProblem> problems = new ArrayList<>();
    private final Map<Integer, Integer> lines = new HashMap<>();

    private CalibrationReader() {}

    static CalibrationFile.Result read(byte[] bytes) {
        try {
            TomlValue.Table root = Toml.read(bytes);
            return new CalibrationReader().read(root, TextPosition.endOf(Utf8.text(bytes)));
        } catch (BadToml bad) {
            return new CalibrationFile.Result.Refused(
                    List.of(new LayoutProblem(bad.at().line(), bad.at().column(), bad.what())));
        }
    }

    private CalibrationFile.Result read(TomlValue.Table root, TextPosition end) {
        knows(root, KEYS);
        String date = "";
        if (value(root, "date", end) instanceof TomlValue.Moment moment) {
            date = moment.text();
        } else {
            wrong(at(root, "date", end), "read.calibration.date");
        }
        String table = "";
        if (value(root, "table", end) instanceof TomlValue.Text text) {
            table = text.text();
        } else {
            wrong(at(root, "table", end), "read.calibration.table");
        }
        List<CalibratedAntenna> antennas = new ArrayList<>();
        for (TomlValue item :
                row(root, "antenna", end, new Sentence("read.calibration.antennas"))) {
            if (item instanceof TomlValue.Table antenna) {
                antennas.add(antenna(antenna));
            } else {
                wrong(item.at(), "read.calibration.antenna");
            }
        }
        antennas.sort(Comparator.comparingInt(CalibratedAntenna::antenna));
        problems.sort(
                Comparator.comparingInt(LayoutProblem::line)
                        .thenComparingInt(LayoutProblem::column));
        return problems.isEmpty()
                ? new CalibrationFile.Result.Read(new Calibration(table, date, antennas))
                : new CalibrationFile.Result.Refused(problems);
    }

    private CalibratedAntenna antenna(TomlValue.Table table) {
        knows(table, OF_ANTENNA);
        int before = problems.size();
        int id = (int) number(table, "id", 1, MOST_ID, true);
        Integer first =
                problems.size() > before ? null : lines.putIfAbsent(id, at(table, "id").line());
        if (first != null) {
            wrong(at(table, "id"), "read.twice", new Sentence("read.antenna.numbered", id), first);
        }
        return new CalibratedAntenna(
                id,
                number(table, "scans", 0, MOST_SCANS, false),
                number(table, "unclear", 0, 1, false),
                (int) number(table, "ghosts", 0, MOST_GHOSTS, true),
                number(table, "middle", 0, 1, false),
                pairs(table, "places", 0, MOST_CM, false, PLACES).stream()
                        .map(pair -> new CalibratedAntenna.At(pair[0], pair[1]))
                        .toList(),
                pairs(table, "neighbours", 1, MOST_ID, true, NEIGHBOURS).stream()
                        .map(pair -> new CalibratedAntenna.Neighbour((int) pair[0], pair[1]))
                        .toList());
    }

    private double number(
            TomlValue.Table table, String key, double least, double most, boolean whole) {
        Optional<TomlValue.Entry> entry = table.entry(key);
        double number = entry.map(one -> number(one.value(), whole)).orElse(Double.NaN);
        if (number >= least && number <= most) {
            return number;
        }
        String kind = whole ? "read.whole" : "read.number";
        Sentence expected = new Sentence(kind, (long) least, (long) most);
        wrong(at(table, key), "read.calibration.value", key, expected);
        return least;
    }

    private static double number(TomlValue value, boolean whole) {
        if (value instanceof TomlValue.Whole number) {
            return number.number();
        }
        return !whole && value instanceof TomlValue.Decimal number ? number.number() : Double.NaN;
    }

    private List<double[]> pairs(
            TomlValue.Table table,
            String key,
            double least,
            double most,
            boolean whole,
            Sentence expected) {
        List<double[]> pairs = new ArrayList<>();
        for (TomlValue item :
                row(table, key, table.at(), new Sentence("read.calibration.list", expected))) {
            List<TomlValue> both =
                    item instanceof TomlValue.Row row ? row.values() : List.<TomlValue>of();
            double first = both.size() == 2 ? number(both.getFirst(), whole) : Double.NaN;
            double share = both.size() == 2 ? number(both.getLast(), false) : Double.NaN;
            if (first >= least && first <= most && share >= 0 && share <= 1) {
                pairs.add(new double[] {first, share});
            } else {
                wrong(
                        item.at(),
                        "read.calibration.value",
                        key,
                        new Sentence("read.calibration.pairs", expected));
            }
        }
        return pairs;
    }

    private List<TomlValue> row(
            TomlValue.Table table, String key, TextPosition end, Sentence expected) {
        if (value(table, key, end) instanceof TomlValue.Row row) {
            return row.values();
        }
        wrong(at(table, key, end), "read.calibration.value", key, expected);
        return List.of();
    }

    private void knows(TomlValue.Table table, List<String> keys) {
        for (TomlValue.Entry entry : table.entries()) {
            if (!keys.contains(entry.key())) {
                wrong(
                        entry.at(),
                        "read.calibration.key",
                        Toml.quoted(entry.key()),
                        String.join(", ", keys));
            }
        }
    }

    /** The value of the key; an empty table if it is missing. */
    private static TomlValue value(TomlValue.Table table, String key, TextPosition end) {
        return table.entry(key)
                .map(TomlValue.Entry::value)
                .orElseGet(() -> new TomlValue.Table(List.of(), end));
    }

    private static TextPosition at(TomlValue.Table table, String key) {
        return at(table, key, table.at());
    }

    private static TextPosition at(TomlValue.Table table, String key, TextPosition without) {
        return table.entry(key).map(entry -> entry.value().at()).orElse(without);
    }

    private void wrong(TextPosition at, String key, Object... details) {
        problems.add(new LayoutProblem(at.line(), at.column(), new Sentence(key, details)));
    }
}
