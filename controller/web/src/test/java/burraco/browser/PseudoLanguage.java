package burraco.browser;

/**
 * Looks at a page in the pseudo-language, which is English with accents and a third longer: text
 * without accents was not translated, and text that does not fit would not in other languages.
 */
public final class PseudoLanguage {
    /**
     * Words that would have accents if they had been translated, in visible text and in labels.
     * Names, lines of the record and what the display shows are no text of the page.
     */
    private static final String UNTRANSLATED =
            """
            const allowed = new Set(arguments[0].split(' '));
            const data = 'script, style, noscript, bdi, code, .display, .record-text, .switch.lang, [translate="no"]';
            const isShown = element => element.checkVisibility() && !element.closest(data);
            const found = new Set();
            const look = (text, where) => {
              for (const word of text?.replace(/\\/[a-z]+|\\S*\\d\\S*/g, '').match(/\\p{L}{2,}/gu) ?? []) {
                if (/^[A-Za-z]+$/.test(word) && /[aceinosuyAEIOUY]/.test(word) && !allowed.has(word))
                  found.add(`${where}: ${text.trim().slice(0, 60)}`);
              }
            };
            const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (all.nextNode()) {
              const parent = all.currentNode.parentElement;
              if (isShown(parent)) look(all.currentNode.data, parent.className || parent.localName);
            }
            for (const element of document.body.querySelectorAll('*')) {
              if (!isShown(element)) continue;
              for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
                look(element.getAttribute(name), name);
            }
            look(document.title, 'page title');
            return [...found].join('\\n');
            """;

    /** Elements with text that is cut off at the side or spills out of a button or a cell. */
    private static final String TOO_LONG =
            """
            const found = [];
            for (const element of document.body.querySelectorAll('*')) {
              if (!element.checkVisibility() || element.closest('.spoken, svg, bdi, pre, select, input')) continue;
              const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
              const style = getComputedStyle(element);
              const holds = ['BUTTON', 'TH', 'TD'].includes(element.tagName) || style.overflowX !== 'visible';
              const scrolls = ['auto', 'scroll'].includes(style.overflowX) || style.textOverflow === 'ellipsis';
              if (hasText && holds && !scrolls && element.scrollWidth > element.clientWidth + 2)
                found.push(`${element.className || element.localName}: ${element.textContent.slice(0, 60)}`);
            }
            const page = document.documentElement;
            if (page.scrollWidth > page.clientWidth) found.push(`the page by ${page.scrollWidth - page.clientWidth}`);
            return found.join('\\n');
            """;

    private PseudoLanguage() {}

    /**
     * Text that was not translated, a line each; empty if all was.
     *
     * @param allowed words that are the same in all languages
     */
    public static String untranslated(Browser browser, String allowed) {
        return String.valueOf(browser.script(UNTRANSLATED, allowed));
    }

    /** Text that does not fit, a line each; empty if all does. */
    public static String tooLong(Browser browser) {
        return String.valueOf(browser.script(TOO_LONG));
    }
}
