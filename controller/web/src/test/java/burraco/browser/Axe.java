package burraco.browser;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks a page for accessibility problems with the rules of axe. Frames are skipped. */
final class Axe {
    private static final Set<String> GRAVE = Set.of("serious", "critical");

    /** Ends animations first, because text that fades in lacks contrast for a moment. */
    private static final String SETTLE =
            "document.getAnimations()"
                    + ".filter(one => Number.isFinite(one.effect.getComputedTiming().endTime))"
                    + ".forEach(one => one.finish())";

    private static final String THERE = "typeof axe === 'object'";

    private static final String RUN =
            "axe.run(document, {resultTypes: ['violations'], iframes: false})"
                    + ".then(result => result.violations)";

    private Axe() {}

    /** The serious violations, one a line: rule, element and reason. */
    static List<String> violations(Chromium chromium) {
        // Through the developer tools, which a page's content policy does not restrict. The script
        // is half a megabyte, so it is sent once to each page that is opened.
        if (!Boolean.TRUE.equals(evaluate(chromium, THERE))) {
            evaluate(chromium, script());
        }
        evaluate(chromium, SETTLE);
        List<String> lines = new ArrayList<>();
        for (Object one : (List<?>) evaluate(chromium, RUN)) {
            Map<?, ?> violation = (Map<?, ?>) one;
            if (GRAVE.contains(violation.get("impact"))) {
                for (Object node : (List<?>) violation.get("nodes")) {
                    lines.add(line(violation, (Map<?, ?>) node));
                }
            }
        }
        return lines;
    }

    private static String line(Map<?, ?> violation, Map<?, ?> node) {
        String why = String.valueOf(node.get("failureSummary")).replaceAll("\\s*\n\\s*", "; ");
        return "%s (%s) %s: %s; %s"
                .formatted(
                        violation.get("id"),
                        violation.get("impact"),
                        node.get("target"),
                        node.get("html"),
                        why);
    }

    private static Object evaluate(Chromium chromium, String script) {
        Map<?, ?> answer =
                chromium.tell(
                        "Runtime.evaluate",
                        Map.of(
                                "expression", script,
                                "awaitPromise", true,
                                "returnByValue", true));
        if (answer.containsKey("exceptionDetails")) {
            throw new AssertionError("axe failed: " + answer.get("exceptionDetails"));
        }
        return ((Map<?, ?>) answer.get("result")).get("value");
    }

    private static String script() {
        try (InputStream in = Axe.class.getResourceAsStream("/axe.min.js")) {
            // The last value of the script is the axe object, which must not be serialized.
            return new String(in.readAllBytes(), StandardCharsets.UTF_8) + ";undefined";
        } catch (IOException unreadable) {
            throw new AssertionError("axe.min.js can't be read", unreadable);
        }
    }
}
