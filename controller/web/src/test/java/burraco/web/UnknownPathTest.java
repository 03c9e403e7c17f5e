package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Unknown addresses: a browser gets a page with links, a program gets an error. */
@Tag("browser")
class UnknownPathTest {
    private static final String BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";

    @AutoClose private static ServedTable served;

    @BeforeAll
    static void start() throws IOException {
        served = ServedTable.quiet();
    }

    private static RawReply asked(String method, String path, String accept) throws IOException {
        String head = served.head(method, path) + "Accept: " + accept;
        return served.ask(head + "\r\nConnection: close\r\n\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/nothing", "/table/", "/Table", "/play", "/a/b/c.html", "/apis"})
    @DisplayName("A browser gets a page in both languages with status 404 and all security headers")
    void aBrowserGetsAPage(String path) throws IOException {
        RawReply page = asked("GET", path, BROWSER);
        assertEquals(404, page.status());
        assertTrue(
                page.header("content-type").startsWith("text/html"), page.header("content-type"));
        assertTrue(page.body().contains("Qui non c'è niente"));
        assertTrue(page.body().contains("There is nothing here"));
        assertEquals("no-store", page.header("cache-control"));
        assertFalse(page.headers().containsKey("etag"));
        String policy = served.get("/").header("content-security-policy");
        assertEquals(policy, page.header("content-security-policy"));
        assertFalse(page.body().contains(path + "\""), "nobody's words are repeated");
    }

    @Test
    @DisplayName("A HEAD request gets the headers of the page")
    void theHeadAlone() throws IOException {
        try (RawClient caller = served.caller()) {
            String length = asked("GET", "/nothing", BROWSER).header("content-length");
            String head = served.head("HEAD", "/nothing") + "Accept: " + BROWSER + "\r\n\r\n";
            RawReply bare = caller.send(head).bareReply();
            assertEquals(404, bare.status());
            assertEquals(length, bare.header("content-length"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/nothing", "/api", "/feed/nothing", "/feeds", "/assets/no.js"})
    @DisplayName("A program gets a JSON error")
    void aProgramIsToldInJson(String path) throws IOException {
        String accept = path.equals("/feeds") ? "*/*" : BROWSER;
        for (RawReply reply : List.of(asked("GET", path, accept), asked("POST", path, accept))) {
            assertFalse(reply.header("content-type").startsWith("text/html"), path);
            assertTrue(reply.status() >= 400, path);
        }
    }

    @Test
    @DisplayName("The page is readable on a phone and a desktop, and links to the start page")
    void thePageInABrowser() {
        try (Browser browser = Browser.start(390, 844)) {
            browser.open(served.origin() + "/nothing-of-the-kind");
            browser.see("section[lang=en] h2", "There is nothing here");
            browser.screenshot("nowhere-narrow");
            assertEquals(List.of(), browser.axe());
            browser.size(1280, 800);
            browser.screenshot("nowhere");
            browser.press("section[lang=en] a[href='/?lang=en']");
            browser.see("#now .says");
            assertEquals("en", browser.script("return document.documentElement.lang"));
        }
    }
}
