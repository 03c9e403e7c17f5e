package burraco.cli.out;

import burraco.journal.Journal;
import java.lang.module.ModuleDescriptor;
import java.util.Optional;

/** The name and version of this program. */
public final class Version {
    private Version() {}

    /** The version alone; empty if the program was not started as modules. */
    public static Optional<String> number() {
        return Optional.ofNullable(Version.class.getModule().getDescriptor())
                .flatMap(ModuleDescriptor::rawVersion);
    }

    /**
     * The version, the commit where {@code ./table} knows it, the schema of the journals that it
     * writes, and the version of Java.
     */
    public static String ofThisProgram() {
        String version = number().map(number -> " " + number).orElse("");
        String commit = System.getProperty("table.commit", "");
        return "table"
                + version
                + (commit.isEmpty() ? "" : " (" + commit + ")")
                + ", journal "
                + Journal.SCHEMA_VERSION
                + ", Java "
                + Runtime.version();
    }
}
