package burraco.browser;

import burraco.browser.TouchGestures.Spot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;

/** Waits for elements of a page; the failure message says what was there instead. */
final class PageWaiter {
    private static final long BETWEEN_LOOKS = Duration.ofMillis(10).toNanos();

    private static final int MUCH = 600;

    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    private static final AtomicInteger FAILURES = new AtomicInteger();

    /** Rounded down, so that a point at the edge of the window stays inside. */
    private static final String MIDDLE =
            """
            const box = arguments[0].getBoundingClientRect();
            const x = Math.floor(box.x + box.width / 2);
            const y = Math.floor(box.y + box.height / 2);
            return [x, y, x >= 0 && x < innerWidth && y >= 0 && y < innerHeight];
            """;

    private final Chromium chromium;
    private final BrowserConsole console;
    private final Duration patience;

    PageWaiter(Chromium chromium, BrowserConsole console, Duration patience) {
        this.patience = patience;
        this.chromium = chromium;
        this.console = console;
    }

    /** An action on an element; false if it has to be tried again. */
    interface Deed {
        boolean done(WebElement element);
    }

    /** Waits for a visible element and performs the action. */
    WebElement with(String css, String what, Deed deed) {
        return await(what, () -> visible(css).filter(deed::done), () -> there(css));
    }

    String text(String css) {
        return await(
                "to read " + css, () -> visible(css).map(WebElement::getText), () -> there(css));
    }

    Optional<WebElement> visible(String css) {
        return all(css).stream().filter(WebElement::isDisplayed).findFirst();
    }

    private List<WebElement> all(String css) {
        return chromium.findElements(By.cssSelector(css));
    }

    private String there(String css) {
        List<WebElement> all = all(css);
        if (all.isEmpty()) {
            return "nothing there is called so";
        }
        Object html = chromium.executeScript("return arguments[0].outerHTML", all.getFirst());
        boolean seen = visible(css).isPresent();
        return (seen ? "there is " : "it is there, but cannot be seen: ") + shortened(html);
    }

    /** Polls until there is a result; the last argument describes what is there instead. */
    <T> T await(String what, Supplier<Optional<T>> look, Supplier<String> instead) {
        long end = System.nanoTime() + patience.toNanos();
        String trouble = "";
        do {
            try {
                Optional<T> found = look.get();
                if (found.isPresent()) {
                    return found.get();
                }
                trouble = "";
            } catch (StaleElementReferenceException redrawn) {
                trouble = "the page draws it again and again";
            } catch (ElementNotInteractableException covered) {
                trouble = covered.getRawMessage().lines().findFirst().orElse("");
            }
            LockSupport.parkNanos(BETWEEN_LOOKS);
        } while (System.nanoTime() < end);
        throw failed(what, trouble.isEmpty() ? instead.get() : trouble);
    }

    /** The point to click or tap: the element's middle, once it is inside the window. */
    Spot middle(String css) {
        return await(
                "to reach " + css,
                () -> visible(css).flatMap(this::inside),
                () ->
                        visible(css)
                                .map(one -> "its middle is out of the window")
                                .orElseGet(() -> there(css)));
    }

    private Optional<Spot> inside(WebElement element) {
        List<?> at = (List<?>) chromium.executeScript(MIDDLE, element);
        return Optional.of(at)
                .filter(numbers -> Boolean.TRUE.equals(numbers.get(2)))
                .map(numbers -> new Spot(whole(numbers.get(0)), whole(numbers.get(1))));
    }

    private static int whole(Object number) {
        return ((Number) number).intValue();
    }

    Path screenshot(String name) {
        Object data = chromium.tell("Page.captureScreenshot", Map.of("format", "png")).get("data");
        try {
            Path file = Files.createDirectories(SCREENSHOTS).resolve(name + ".png");
            return Files.write(file, Base64.getDecoder().decode((String) data));
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private AssertionError failed(String what, String instead) {
        return new AssertionError(
                """
                %s: waited %s s in vain %s; %s
                the page reads: %s
                the console says: %s
                the page looks like %s\
                """
                        .formatted(
                                chromium.getCurrentUrl(),
                                patience.toSeconds(),
                                what,
                                instead,
                                shortened(
                                        chromium.executeScript("return document.body?.innerText")),
                                console.errors(),
                                picture()));
    }

    /** The process id separates screenshots of tests that fail at the same time. */
    private String picture() {
        String name = "failed-" + ProcessHandle.current().pid() + "-" + FAILURES.incrementAndGet();
        try {
            return screenshot(name).toString();
        } catch (WebDriverException | UncheckedIOException none) {
            return "nothing that could be kept";
        }
    }

    private static String shortened(Object text) {
        String line = String.valueOf(text).replaceAll("\\s+", " ");
        return line.length() > MUCH ? line.substring(0, MUCH) + "…" : line;
    }
}
