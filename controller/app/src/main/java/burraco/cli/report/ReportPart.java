package burraco.cli.report;

/**
 * A file of the archive.
 *
 * @param file its name there
 * @param text what stands in it
 */
record ReportPart(String file, String text) {
    /** The key of the sentence that says what it is, and what is left out of it. */
    String key() {
        return "report.part." + file.substring(0, file.indexOf('.'));
    }
}
