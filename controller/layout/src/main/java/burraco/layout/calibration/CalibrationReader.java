package burraco.layout.calibration;

import burraco.layout.LayoutProblem;
import burraco.layout.text.TextPosition;
import burraco.layout.text.Utf8;
import burraco.layout.toml.BadToml;
import burraco.layout.toml.Toml;
import burraco.layout.toml.TomlValue;
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
            wrong(at(root, "date", end), "\"date\": expected a date, as in 2026-05-31T18:30:00Z");
        }
        String table = "";
        if (value(root, "table", end) instanceof TomlValue.Text text) {
            table = text.text();
        } else {
            wrong(at(root, "table", end), "\"table\": expected the table's name in quotes");
        }
        List<CalibratedAntenna> antennas = new ArrayList<>();
        for (TomlValue item : row(root, "antenna", end, "[[antenna]] with double brackets")) {
            if (item instanceof TomlValue.Table antenna) {
                antennas.add(antenna(antenna));
            } else {
                wrong(item.at(), "expected [[antenna]] with double brackets");
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
            wrong(at(table, "id"), "antenna " + id + " stands here twice: first in line " + first);
        }
        return new CalibratedAntenna(
                id,
                number(table, "scans", 0, MOST_SCANS, false),
                number(table, "unclear", 0, 1, false),
                (int) number(table, "ghosts", 0, MOST_GHOSTS, true),
                number(table, "middle", 0, 1, false),
                pairs(table, "places", 0, MOST_CM, false, "[cm from the middle, share]").stream()
                        .map(pair -> new CalibratedAntenna.At(pair[0], pair[1]))
                        .toList(),
                pairs(table, "neighbours", 1, MOST_ID, true, "[antenna, share]").stream()
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
        String kind = whole ? "a whole number" : "a number";
        String range = " from " + (long) least + " to " + (long) most;
        wrong(at(table, key), "\"" + key + "\": expected " + kind + range);
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
            String expected) {
        List<double[]> pairs = new ArrayList<>();
        for (TomlValue item : row(table, key, table.at(), "a list of pairs " + expected)) {
            List<TomlValue> both =
                    item instanceof TomlValue.Row row ? row.values() : List.<TomlValue>of();
            double first = both.size() == 2 ? number(both.getFirst(), whole) : Double.NaN;
            double share = both.size() == 2 ? number(both.getLast(), false) : Double.NaN;
            if (first >= least && first <= most && share >= 0 && share <= 1) {
                pairs.add(new double[] {first, share});
            } else {
                wrong(
                        item.at(),
                        "\"" + key + "\": expected pairs " + expected + ", the share from 0 to 1");
            }
        }
        return pairs;
    }

    private List<TomlValue> row(
            TomlValue.Table table, String key, TextPosition end, String expected) {
        if (value(table, key, end) instanceof TomlValue.Row row) {
            return row.values();
        }
        wrong(at(table, key, end), "\"" + key + "\": expected " + expected);
        return List.of();
    }

    private void knows(TomlValue.Table table, List<String> keys) {
        for (TomlValue.Entry entry : table.entries()) {
            if (!keys.contains(entry.key())) {
                wrong(
                        entry.at(),
                        "there is no key "
                                + Toml.quoted(entry.key())
                                + " here: expected "
                                + String.join(", ", keys));
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

    private void wrong(TextPosition at, String what) {
        problems.add(new LayoutProblem(at.line(), at.column(), what));
    }
}
