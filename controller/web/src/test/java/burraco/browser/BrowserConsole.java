package burraco.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/** Collects a browser's error messages. */
final class BrowserConsole {
    private final Chromium chromium;
    private final List<String> errors = new ArrayList<>();

    BrowserConsole(Chromium chromium) {
        this.chromium = chromium;
    }

    /** Errors since the last reset. The browser reports each of them once. */
    List<String> errors() {
        for (LogEntry entry : chromium.manage().logs().get(LogType.BROWSER)) {
            if (entry.getLevel().equals(Level.SEVERE)) {
                errors.add(entry.getMessage());
            }
        }
        return List.copyOf(errors);
    }

    void forget() {
        errors();
        errors.clear();
    }
}
