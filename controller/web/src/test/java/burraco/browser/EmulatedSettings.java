package burraco.browser;

import java.util.List;
import java.util.Map;

/** Emulated settings of the screen and the user: size, language, touch, colour scheme. */
final class EmulatedSettings {
    private final Chromium chromium;
    private final String agent;
    private boolean dark;
    private boolean reducedMotion;

    EmulatedSettings(Chromium chromium) {
        this.chromium = chromium;
        agent = String.valueOf(chromium.tell("Browser.getVersion", Map.of()).get("userAgent"));
    }

    void size(int width, int height) {
        chromium.tell(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    void dark(boolean is) {
        dark = is;
        media();
    }

    void reducedMotion(boolean is) {
        reducedMotion = is;
        media();
    }

    private void media() {
        chromium.tell(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(
                                feature("prefers-color-scheme", dark ? "dark" : "light"),
                                feature(
                                        "prefers-reduced-motion",
                                        reducedMotion ? "reduce" : "no-preference"))));
    }

    private static Map<String, String> feature(String name, String value) {
        return Map.of("name", name, "value", value);
    }

    /** Sets both the language that scripts see and the Accept-Language header. */
    void language(String tag) {
        chromium.tell(
                "Emulation.setUserAgentOverride",
                Map.of("userAgent", agent, "acceptLanguage", tag));
        chromium.tell("Emulation.setLocaleOverride", Map.of("locale", tag.replace('-', '_')));
    }

    void touchScreen(boolean is) {
        chromium.tell(
                "Emulation.setTouchEmulationEnabled",
                is ? Map.of("enabled", true, "maxTouchPoints", 5) : Map.of("enabled", false));
    }

    void transparent(boolean is) {
        chromium.tell(
                "Emulation.setDefaultBackgroundColorOverride",
                is ? Map.of("color", Map.of("r", 0, "g", 0, "b", 0, "a", 0)) : Map.of());
    }

    /** The initial settings: bright, with motion, Italian, without touch, opaque. */
    void plain() {
        dark = false;
        reducedMotion = false;
        media();
        language("it-IT");
        touchScreen(false);
        transparent(false);
    }
}
