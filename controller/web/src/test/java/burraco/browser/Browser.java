package burraco.browser;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/**
 * Controls a real browser in tests. Elements are named by CSS selectors. Every action waits until
 * its element is visible; if it never is, the failure says what was there instead. The browser can
 * reach this machine only.
 *
 * <p>A test class needs one browser: a static field with {@code @AutoClose}, started before all
 * tests and reset with {@link #fresh()} before each.
 */
public final class Browser implements AutoCloseable {
    /** Far longer than anything takes that works. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Chromium chromium;
    private final EmulatedSettings appearance;
    private final BrowserConsole console;
    private final PageWaiter page;

    private Browser(
            Chromium chromium,
            EmulatedSettings appearance,
            BrowserConsole console,
            Duration patience) {
        this.chromium = chromium;
        this.appearance = appearance;
        this.console = console;
        page = new PageWaiter(chromium, console, patience);
    }

    /**
     * Fails if there is no browser, unless {@code TABLE_NO_BROWSER=1} is set, which skips the
     * tests.
     */
    public static Browser start(int width, int height) {
        Chromium chromium = Chromium.start();
        EmulatedSettings appearance = new EmulatedSettings(chromium);
        appearance.plain();
        appearance.size(width, height);
        return new Browser(chromium, appearance, new BrowserConsole(chromium), PATIENCE);
    }

    /** The same browser with another time limit for waiting. */
    Browser patient(Duration patience) {
        return new Browser(chromium, appearance, console, patience);
    }

    /** Sets the size of the page, and of screenshots. */
    public Browser size(int width, int height) {
        appearance.size(width, height);
        return this;
    }

    /** Opens a page and waits until it is loaded. Earlier console messages are discarded. */
    public Browser open(String url) {
        console.forget();
        try {
            chromium.get(url);
        } catch (WebDriverException unreachable) {
            String why = unreachable.getRawMessage().lines().findFirst().orElse("");
            throw new AssertionError(url + " cannot be opened: " + why, unreachable);
        }
        return this;
    }

    /** The first visible element that matches, as soon as there is one. */
    public WebElement see(String css) {
        return page.with(css, "to see " + css, element -> true);
    }

    /** The same, containing this text. */
    public WebElement see(String css, String text) {
        return page.with(
                css,
                "to read \"" + text + "\" in " + css,
                element -> element.getText().contains(text));
    }

    /** Waits until no matching element is visible. */
    public void seeNo(String css) {
        until("to see no " + css, () -> page.visible(css).isEmpty());
    }

    /** Waits until the condition holds. The description appears in the message if it never does. */
    public void until(String what, BooleanSupplier condition) {
        page.await(
                what,
                () -> Optional.of(condition).filter(BooleanSupplier::getAsBoolean),
                () -> "it never came");
    }

    /** The visible text of an element. */
    public String text(String css) {
        return page.text(css);
    }

    /** Clicks an element with the mouse. */
    public void press(String css) {
        page.with(
                css,
                "to press " + css,
                element -> {
                    element.click();
                    return true;
                });
    }

    /** Taps an element with a finger. */
    public void tap(String css) {
        TouchGestures.touch(chromium).tap(page.middle(css));
    }

    /** Replaces the text of an input. */
    public void type(String css, String text) {
        page.with(
                css,
                "to type into " + css,
                element -> {
                    element.clear();
                    element.sendKeys(text);
                    return true;
                });
    }

    /** Presses keys on the focused element. */
    public void keys(CharSequence... keys) {
        new Actions(chromium).sendKeys(keys).perform();
    }

    /** The focused element. */
    public WebElement focused() {
        return chromium.switchTo().activeElement();
    }

    /** Drags with the mouse from the middle of one element to the middle of another. */
    public void drag(String from, String to) {
        TouchGestures.mouse(chromium).drag(page.middle(from), page.middle(to));
    }

    /** The same with a finger. */
    public void dragByTouch(String from, String to) {
        TouchGestures.touch(chromium).drag(page.middle(from), page.middle(to));
    }

    /** Runs a script and returns its result; arguments are {@code arguments[0]} and so on. */
    public Object script(String script, Object... arguments) {
        return chromium.executeScript(script, arguments);
    }

    /** Saves a screenshot as {@code controller/target/screenshots/NAME.png}. */
    public Path screenshot(String name) {
        return page.screenshot(name);
    }

    /** The page as it is, as WebP: a third of the size of a PNG. */
    public byte[] webp() {
        Map<String, ?> wanted = Map.of("format", "webp", "quality", 80);
        Object data = chromium.tell("Page.captureScreenshot", wanted).get("data");
        return Base64.getDecoder().decode((String) data);
    }

    /**
     * Errors since the page was opened: console errors, uncaught exceptions, failed requests and
     * violations of the content policy.
     */
    public List<String> consoleErrors() {
        return console.errors();
    }

    /** Serious accessibility problems; see {@link Axe}. */
    public List<String> axe() {
        return Axe.violations(chromium);
    }

    /** Time from opening the page to its first paint. */
    public Duration firstPaint() {
        return page.await("for something to be drawn", this::painted, () -> "the page stays empty");
    }

    private Optional<Duration> painted() {
        Object millis =
                script(
                        "return performance.getEntriesByType('paint')"
                                + ".find(one => one.name === 'first-contentful-paint')?.startTime");
        return Optional.ofNullable((Number) millis)
                .map(time -> Duration.ofNanos((long) (time.doubleValue() * 1_000_000)));
    }

    /** Bytes transferred for the page and everything it loaded, headers included. */
    public long bytesLoaded() {
        Object sum =
                script(
                        "return performance.getEntriesByType('navigation')"
                                + ".concat(performance.getEntriesByType('resource'))"
                                + ".reduce((sum, one) => sum + one.transferSize, 0)");
        return ((Number) sum).longValue();
    }

    /** Sets the preferred language, such as {@code en-GB}, from the next page on. */
    public Browser language(String tag) {
        appearance.language(tag);
        return this;
    }

    public Browser reducedMotion(boolean is) {
        appearance.reducedMotion(is);
        return this;
    }

    public Browser dark(boolean is) {
        appearance.dark(is);
        return this;
    }

    /** Whether the screen reports touch support; taps work in any case. */
    public Browser touchScreen(boolean is) {
        appearance.touchScreen(is);
        return this;
    }

    /** Whether screenshots have a transparent background. */
    public Browser transparent(boolean is) {
        appearance.transparent(is);
        return this;
    }

    /** A blank page, no stored data, and the initial settings except the size. */
    public Browser fresh() {
        Object origin = script("return location.origin");
        if (String.valueOf(origin).startsWith("http")) {
            chromium.tell(
                    "Storage.clearDataForOrigin", Map.of("origin", origin, "storageTypes", "all"));
        }
        chromium.tell("Network.clearBrowserCookies", Map.of());
        chromium.tell("Network.clearBrowserCache", Map.of());
        appearance.plain();
        return open("about:blank");
    }

    @Override
    public void close() {
        chromium.end();
    }
}
