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
 * A real browser before a page. Elements are named by CSS selectors. Whatever is done to one waits
 * until it can be seen, and fails with what was there instead. It reaches this machine only.
 *
 * <p>One does for a class of tests: a static field with {@code @AutoClose}, started before all of
 * them and made {@link #fresh()} before each.
 */
public final class Browser implements AutoCloseable {
    /** Far longer than anything takes that works. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Chromium chromium;
    private final Appearance appearance;
    private final BrowserConsole console;
    private final Page page;

    private Browser(
            Chromium chromium, Appearance appearance, BrowserConsole console, Duration patience) {
        this.chromium = chromium;
        this.appearance = appearance;
        this.console = console;
        page = new Page(chromium, console, patience);
    }

    /**
     * Fails where there is none, unless {@code TABLE_NO_BROWSER=1} is set: then tests are left out.
     */
    public static Browser start(int width, int height) {
        Chromium chromium = Chromium.start();
        Appearance appearance = new Appearance(chromium);
        appearance.plain();
        appearance.size(width, height);
        return new Browser(chromium, appearance, new BrowserConsole(chromium), PATIENCE);
    }

    /** The same browser, for whoever waits this long and no longer. */
    Browser patient(Duration patience) {
        return new Browser(chromium, appearance, console, patience);
    }

    /** How big the page is from now on; a screenshot is as big. */
    public Browser size(int width, int height) {
        appearance.size(width, height);
        return this;
    }

    /** Opens a page and waits until it is loaded; what the console said before is forgotten. */
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

    /** The first element of this kind that can be seen, as soon as there is one. */
    public WebElement see(String css) {
        return page.with(css, "to see " + css, element -> true);
    }

    /** The same, with this in its text. */
    public WebElement see(String css, String text) {
        return page.with(
                css,
                "to read \"" + text + "\" in " + css,
                element -> element.getText().contains(text));
    }

    /** Waits until none of this kind can be seen. */
    public void seeNo(String css) {
        until("to see no " + css, () -> page.visible(css).isEmpty());
    }

    /** Waits until this is so. What it is stands in the message if it never comes. */
    public void until(String what, BooleanSupplier condition) {
        page.await(
                what,
                () -> Optional.of(condition).filter(BooleanSupplier::getAsBoolean),
                () -> "it never came");
    }

    /** What can be read in it. */
    public String text(String css) {
        return page.text(css);
    }

    /** Presses it with the mouse. */
    public void press(String css) {
        page.with(
                css,
                "to press " + css,
                element -> {
                    element.click();
                    return true;
                });
    }

    /** Touches it with a finger. */
    public void tap(String css) {
        TouchGestures.touch(chromium).tap(page.middle(css));
    }

    /** Types this in place of what stood there. */
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

    /** Presses keys wherever the focus is. */
    public void keys(CharSequence... keys) {
        new Actions(chromium).sendKeys(keys).perform();
    }

    /** Where the focus is. */
    public WebElement focused() {
        return chromium.switchTo().activeElement();
    }

    /** From the middle of one to the middle of the other, with the mouse. */
    public void drag(String from, String to) {
        TouchGestures.mouse(chromium).drag(page.middle(from), page.middle(to));
    }

    /** The same with a finger. */
    public void dragByTouch(String from, String to) {
        TouchGestures.touch(chromium).drag(page.middle(from), page.middle(to));
    }

    /** What a script returns; its arguments are called {@code arguments[0]} and so on. */
    public Object script(String script, Object... arguments) {
        return chromium.executeScript(script, arguments);
    }

    /** The page as it is, in {@code controller/target/screenshots/NAME.png}. */
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
     * What went wrong in the page since it was opened: what it called an error, exceptions that
     * nobody caught, what could not be loaded and what its policy forbade.
     */
    public List<String> consoleErrors() {
        return console.errors();
    }

    /** What keeps people from using this page, gravely; see {@link Axe}. */
    public List<String> axe() {
        return Axe.violations(chromium);
    }

    /** How long after its opening something of the page was first drawn. */
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

    /** What the page and all that it loaded took on the wire, heads included. */
    public long bytesLoaded() {
        Object sum =
                script(
                        "return performance.getEntriesByType('navigation')"
                                + ".concat(performance.getEntriesByType('resource'))"
                                + ".reduce((sum, one) => sum + one.transferSize, 0)");
        return ((Number) sum).longValue();
    }

    /** Who looks at it wants this language first, as in {@code en-GB}; from the next page on. */
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

    /** Whether the screen can be touched: pages may ask; fingers come through in any case. */
    public Browser touchScreen(boolean is) {
        appearance.touchScreen(is);
        return this;
    }

    /** Whether screenshots let through what is behind a page without a background. */
    public Browser transparent(boolean is) {
        appearance.transparent(is);
        return this;
    }

    /** No page, nothing remembered, everything but the size as in the beginning. */
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
