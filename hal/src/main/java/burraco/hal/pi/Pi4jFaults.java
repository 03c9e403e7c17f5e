package burraco.hal.pi;

import com.pi4j.context.Context;
import com.pi4j.provider.exception.ProviderNotFoundException;
import java.util.Locale;
import java.util.concurrent.Callable;

/** Translates exceptions of Pi4J, which say little more than the system's own text. */
final class Pi4jFaults {
    private Pi4jFaults() {}

    /** Runs it, and translates exceptions. */
    static <T> T told(String where, Callable<T> doing) throws PinException {
        try {
            return doing.call();
        } catch (PinException known) {
            throw known;
        } catch (ProviderNotFoundException none) {
            throw new PinException(
                    PiFault.Cause.NO_CHIP,
                    where,
                    "none of them says that it is the header's; name it in the layout");
        } catch (LinkageError notForThisMachine) {
            throw new PinException(
                    PiFault.Cause.NO_LIBRARY,
                    "",
                    "Pi4J's own library does not work on this machine: " + text(notForThisMachine));
        } catch (Exception failed) {
            String text = text(failed);
            throw new PinException(cause(text), where, text);
        }
    }

    /** Closes a context and ignores failures. */
    static void leave(Context context) {
        try {
            context.shutdown();
        } catch (RuntimeException | LinkageError nothingToBeDone) {
            // It will be opened anew.
        }
    }

    private static PiFault.Cause cause(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        if (lower.contains("busy")) {
            return PiFault.Cause.LINE_TAKEN;
        }
        boolean forbidden = lower.contains("permission denied") || lower.contains("not permitted");
        return forbidden ? PiFault.Cause.NOT_ALLOWED : PiFault.Cause.BROKEN;
    }

    /** The message of the innermost cause; the outer ones only say that something failed. */
    static String text(Throwable failed) {
        Throwable inner = failed;
        while (inner.getCause() != null) {
            inner = inner.getCause();
        }
        String message = inner.getMessage();
        return message == null || message.isBlank() ? inner.getClass().getSimpleName() : message;
    }
}
