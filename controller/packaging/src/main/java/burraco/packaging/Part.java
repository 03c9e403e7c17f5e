package burraco.packaging;

import java.util.Optional;

/**
 * Something that others made and we ship.
 *
 * @param name GROUP:ARTIFACT of a library, otherwise as its authors call it
 * @param version empty where it is not said
 * @param within the library in whose jar it lies; empty for a library
 * @param from its home
 */
record Part(
        String name,
        String version,
        String within,
        Licence licence,
        String copyright,
        String from) {

    /** From a line of parts.tsv. */
    static Part of(String line) {
        String[] columns = line.split("\t", -1);
        if (columns.length != 6) {
            throw new Refusal("parts.tsv: expected six columns in \"" + line + "\"");
        }
        return new Part(
                columns[0],
                dash(columns[1]),
                dash(columns[2]),
                new Licence(columns[3]),
                columns[4],
                columns[5]);
    }

    private static String dash(String column) {
        return column.equals("-") ? "" : column;
    }

    boolean isLibrary() {
        return within.isEmpty();
    }

    String group() {
        return isLibrary() ? name.substring(0, name.indexOf(':')) : "";
    }

    String artifact() {
        return name.substring(name.indexOf(':') + 1);
    }

    /** The name of a library's file. */
    String jar() {
        return artifact() + "-" + version + ".jar";
    }

    /** Its address among all packages of the world; only libraries have one. */
    Optional<String> purl() {
        return isLibrary()
                ? Optional.of("pkg:maven/" + group() + "/" + artifact() + "@" + version)
                : Optional.empty();
    }

    String titled() {
        return version.isEmpty() ? name : name + " " + version;
    }
}
