package burraco.web.console;

import java.util.Optional;

/**
 * What the service that brings updates has told.
 *
 * @param offer the version that it is about, if there is a newer one
 * @param news about this step
 * @param last what became of the last change of versions, which may have been days ago
 */
public record UpdateReport(
        Step step, Optional<String> offer, Optional<News> news, Optional<News> last) {
    public static final UpdateReport NOTHING =
            new UpdateReport(Step.IDLE, Optional.empty(), Optional.empty(), Optional.empty());

    /** How far it has come. */
    public enum Step {
        IDLE,
        /** A request waits. */
        ASKED,
        CHECKING,
        NEWEST,
        NEWER,
        INSTALLING,
        INSTALLED,
        FAILED;

        /** Whether it is being worked on, so that another request would come too early. */
        boolean isBusy() {
            return this == ASKED || this == CHECKING || this == INSTALLING;
        }
    }

    /**
     * @param at as ISO 8601 has it, by the clock of the machine
     */
    public record News(String english, String italian, String at) {}
}
