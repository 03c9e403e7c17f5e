package burraco.packaging;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** An expression of SPDX: one licence, several that all hold, or several to choose from. */
record Licence(String expression) {
    static final Licence OURS = new Licence("Apache-2.0");

    static final Licence OF_JAVA = new Licence("GPL-2.0-only WITH Classpath-exception-2.0");

    /** What may be shipped together with our program, unchanged and named. */
    private static final Set<String> ALLOWED =
            Set.of(
                    "Apache-2.0",
                    "MIT",
                    "MIT-0",
                    "BSD-2-Clause",
                    "BSD-3-Clause",
                    "BSL-1.0",
                    "blessing",
                    "LGPL-2.1-or-later",
                    OF_JAVA.expression);

    /** Licences whose text Debian has in /usr/share/common-licenses, and under which name. */
    private static final Map<String, String> OF_DEBIAN =
            Map.of(
                    "Apache-2.0", "Apache-2.0",
                    "LGPL-2.1-or-later", "LGPL-2.1",
                    "LGPL-3.0-or-later", "LGPL-3");

    private List<String> choices() {
        return List.of(expression.split(" OR "));
    }

    private static Stream<String> all(String choice) {
        return Stream.of(choice.split(" AND "));
    }

    /** The licences that it names. */
    Set<String> ids() {
        Set<String> ids = new TreeSet<>();
        choices().forEach(choice -> all(choice).forEach(ids::add));
        return ids;
    }

    /** Those that we go by: of several to choose from, the first that is allowed. */
    Set<String> taken() {
        Set<String> taken = new TreeSet<>();
        choices().stream()
                .filter(choice -> all(choice).allMatch(ALLOWED::contains))
                .findFirst()
                .ifPresent(choice -> all(choice).forEach(taken::add));
        return taken;
    }

    boolean isAllowed() {
        return !taken().isEmpty();
    }

    /** Whether its binaries may be published only together with their source. */
    boolean wantsSource() {
        return taken().stream().anyMatch(id -> id.contains("GPL"));
    }

    /** Whether one choice has to be told apart from what stands beside it. */
    boolean hasChoice() {
        return choices().size() > 1;
    }

    /** Where Debian keeps the text of this licence; empty if it does not. */
    static String fileOfDebian(String id) {
        String name = OF_DEBIAN.get(id);
        return name == null ? "" : "/usr/share/common-licenses/" + name;
    }
}
