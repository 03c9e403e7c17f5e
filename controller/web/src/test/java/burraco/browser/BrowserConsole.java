package burraco.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/** What a browser tells a developer. */
final class BrowserConsole {
    private final Chromium chromium;
    private final List<String> errors = new ArrayList<>();

    BrowserConsole(Chromium chromium) {
        this.chromium = chromium;
    }

    /** All that went wrong since it last forgot. The browser itself tells everything once only. */
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
