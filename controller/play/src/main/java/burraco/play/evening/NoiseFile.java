package burraco.play.evening;

import burraco.hal.virtual.Noise;
import burraco.hal.virtual.NoiseFigure;
import burraco.layout.text.TextPosition;
import burraco.layout.toml.BadToml;
import burraco.layout.toml.Toml;
import burraco.layout.toml.TomlValue;
import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a club's own noise figures from TOML: {@code base = "reference"}, and the figures that
 * differ from it, each with one number or {@code [least, most]}.
 */
public final class NoiseFile {
    /** The result of reading one. */
    public sealed interface Result {
        record Read(Noise noise) implements Result {}

        /** All problems, in the order of the file. */
        record Refused(List<Problem> problems) implements Result {
            public Refused {
                problems = List.copyOf(problems);
            }
        }
    }

    public record Problem(TextPosition at, Sentence what) {}

    private Noise noise = Noise.REFERENCE;
    private final List<Problem> problems = new ArrayList<>();

    private NoiseFile() {}

    /** A built-in profile. */
    public static Optional<Noise> profile(String name) {
        return switch (name) {
            case "quiet" -> Optional.of(Noise.QUIET);
            case "reference" -> Optional.of(Noise.REFERENCE);
            case "harsh" -> Optional.of(Noise.HARSH);
            case "single-tag" -> Optional.of(Noise.SINGLE_TAG);
            default -> Optional.empty();
        };
    }

    public static Result read(byte[] bytes) {
        try {
            return new NoiseFile().read(Toml.read(bytes));
        } catch (BadToml bad) {
            return new Result.Refused(List.of(new Problem(bad.at(), bad.what())));
        }
    }

    private Result read(TomlValue.Table file) {
        file.entry("base").ifPresent(this::base);
        for (TomlValue.Entry entry : file.entries()) {
            if (!entry.key().equals("base")) {
                figures(entry);
            }
        }
        return problems.isEmpty() ? new Result.Read(noise) : new Result.Refused(problems);
    }

    private void base(TomlValue.Entry entry) {
        Optional<Noise> profile =
                entry.value() instanceof TomlValue.Text text
                        ? profile(text.text())
                        : Optional.empty();
        if (profile.isEmpty()) {
            wrong(entry.value().at(), "read.noise.base");
        }
        noise = profile.orElse(noise);
    }

    private void figures(TomlValue.Entry group) {
        if (!(group.value() instanceof TomlValue.Table table)) {
            wrong(group.at(), "read.noise.no-figure", group.key());
            return;
        }
        for (TomlValue.Entry entry : table.entries()) {
            String key = group.key() + "." + entry.key();
            Optional<NoiseFigure> figure = NoiseFigure.parse(key);
            if (figure.isEmpty()) {
                wrong(entry.at(), "read.noise.no-figure", key);
            } else {
                set(figure.get(), entry.value());
            }
        }
    }

    private void set(NoiseFigure figure, TomlValue value) {
        List<Double> numbers = numbers(value);
        if (numbers.isEmpty()) {
            wrong(value.at(), "read.noise.number", figure.key());
        } else if (!figure.allows(numbers.getFirst(), numbers.getLast())) {
            refuse(figure, value.at(), numbers.getFirst(), numbers.getLast());
        } else {
            noise = noise.with(figure, numbers.getFirst(), numbers.getLast());
        }
    }

    /** One or two numbers; empty for anything else. */
    private static List<Double> numbers(TomlValue value) {
        return switch (value) {
            case TomlValue.Whole whole -> List.of((double) whole.number());
            case TomlValue.Decimal decimal ->
                    Double.isFinite(decimal.number()) ? List.of(decimal.number()) : List.of();
            case TomlValue.Row row -> {
                List<Double> both = new ArrayList<>();
                row.values().forEach(one -> both.addAll(numbers(one)));
                yield both.size() == 2 && row.values().size() == 2 ? both : List.of();
            }
            case TomlValue.Text _, TomlValue.Truth _, TomlValue.Moment _, TomlValue.Table _ ->
                    List.of();
        };
    }

    private void refuse(NoiseFigure figure, TextPosition at, double least, double most) {
        Sentence written =
                least == most
                        ? Sentence.of(NoiseFigure.plain(least))
                        : new Sentence(
                                "read.noise.range",
                                NoiseFigure.plain(least),
                                NoiseFigure.plain(most));
        wrong(
                at,
                "read.noise.out-of-range",
                figure.key(),
                written,
                NoiseFigure.plain(figure.floor()),
                NoiseFigure.plain(figure.limit()));
    }

    private void wrong(TextPosition at, String key, Object... details) {
        problems.add(new Problem(at, new Sentence(key, details)));
    }
}
