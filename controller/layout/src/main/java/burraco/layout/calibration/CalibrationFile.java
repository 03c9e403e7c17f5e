package burraco.layout.calibration;

import burraco.layout.LayoutProblem;
import burraco.layout.toml.Toml;
import java.util.List;
import java.util.Locale;

/** Writes a {@code calibration.toml}. */
public final class CalibrationFile {
    /** Its file name; it lies beside the layout. */
    public static final String NAME = "calibration.toml";

    private final StringBuilder text = new StringBuilder();

    private CalibrationFile() {}

    /** The result of reading one. */
    public sealed interface Result {
        record Read(Calibration calibration) implements Result {}

        /** All problems, in the order of the file. */
        record Refused(List<LayoutProblem> problems) implements Result {
            public Refused {
                problems = List.copyOf(problems);
            }
        }
    }

    public static Result read(byte[] bytes) {
        return CalibrationReader.read(bytes);
    }

    /**
     * @param remarks comments for people, one line each
     */
    public static String write(Calibration calibration, List<String> remarks) {
        CalibrationFile file = new CalibrationFile();
        remarks.forEach(remark -> file.line("# " + remark));
        file.line(remarks.isEmpty() ? null : "");
        file.line("date = " + calibration.date());
        file.line("table = " + Toml.quoted(calibration.table()));
        calibration.antennas().forEach(file::antenna);
        return file.text.toString();
    }

    private void antenna(CalibratedAntenna heard) {
        line("");
        line("[[antenna]]");
        line("id = " + heard.antenna());
        number("scans", heard.scans(), "a second, with nothing on it");
        number("unclear", heard.unclear(), "share of them that came to nothing");
        line(pad("ghosts = " + heard.ghosts()) + "# tags heard with nothing on it");
        number("middle", heard.middle(), "share in which a card at its middle is heard");
        line(
                pad(
                                "places = "
                                        + row(
                                                heard.places().stream()
                                                        .map(at ->
                                                                "["
                                                                        + plain(at.cm())
                                                                        + ", "
                                                                        + plain(at.share())
                                                                        + "]")
                                                        .toList()))
                        + "# cm from the middle, share");
        line(
                pad(
                                "neighbours = "
                                        + row(
                                                heard.neighbours().stream()
                                                        .map(one ->
                                                                "["
                                                                        + one.antenna()
                                                                        + ", "
                                                                        + plain(one.share())
                                                                        + "]")
                                                        .toList()))
                        + "# antennas that hear a card at its middle, share");
    }

    private void number(String key, double value, String meaning) {
        line(pad(key + " = " + plain(value)) + "# " + meaning);
    }

    private static String row(List<String> values) {
        return "[" + String.join(", ", values) + "]";
    }

    private static String pad(String text) {
        return String.format(Locale.ROOT, "%-28s ", text);
    }

    private static String plain(double number) {
        return Double.toString(number);
    }

    private void line(String line) {
        if (line != null) {
            text.append(line).append('\n');
        }
    }
}
