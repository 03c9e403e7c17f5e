package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.json.Json;
import burraco.running.Snapshot;
import burraco.terminal.EffectSentences;
import burraco.terminal.EveningScenes;
import burraco.terminal.TerminalPicture;
import burraco.terminal.TerminalScene;
import burraco.terminal.TerminalSize;
import burraco.web.view.StateView;
import burraco.web.view.TableIdentity;
import burraco.words.Language;
import burraco.words.Words;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * East-West is abbreviated EO wherever Italian is shown; EW stays in the record, whose format is
 * fixed.
 */
@Tag("campaign")
class ItalianLinesTest {
    private static final Pattern ENGLISH = Pattern.compile("\\bEW\\d*\\b");

    private final TreeSet<String> wrong = new TreeSet<>();
    private final TreeSet<String> right = new TreeSet<>();

    private void say(String text) {
        if (ENGLISH.matcher(text).find()) {
            wrong.add(text);
        }
        Matcher italian = Pattern.compile("\\bEO\\d*\\b").matcher(text);
        if (italian.find()) {
            right.add(italian.group());
        }
    }

    @Test
    @DisplayName("On pages, displays and in sentences, in a whole evening")
    void anEvening() {
        Words words = Words.in(Language.IT);
        EffectSentences telling = new EffectSentences(words);
        TerminalPicture picture = new TerminalPicture(words);
        TableIdentity place = new TableIdentity("1", false, () -> 1);
        long number = 0;
        for (EveningScenes.Moment moment : EveningScenes.play()) {
            Snapshot now = new Snapshot(number++, moment.state(), true, List.of());
            sentences(new JSONObject(Json.write(StateView.of(now, place))));
            moment.tidings().effects().forEach(one -> telling.of(one).forEach(this::say));
            for (TerminalSize size : List.of(TerminalSize.LEAST, new TerminalSize(140, 50))) {
                TerminalScene scene = moment.scene(size, Language.IT);
                scene.signal().lines().forEach(this::say);
                picture.of(scene, size).lines().forEach(this::say);
            }
        }
        assertEquals(List.of(), List.copyOf(wrong));
        assertTrue(right.contains("EO") && right.contains("EO1"), right::toString);
    }

    /** All Italian sentences in a message, at any depth. */
    private void sentences(Object json) {
        switch (json) {
            case JSONObject object -> {
                if (object.has("it")) {
                    say(object.getString("it"));
                }
                object.keySet().forEach(key -> sentences(object.get(key)));
            }
            case JSONArray list -> list.forEach(this::sentences);
            case Object _ -> {}
        }
    }
}
