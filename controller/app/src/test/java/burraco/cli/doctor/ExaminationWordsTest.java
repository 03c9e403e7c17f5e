package burraco.cli.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.doctor.DoctorOptions.Turn;
import burraco.cli.out.Screen;
import burraco.examination.DeviceComplaint;
import burraco.examination.DeviceFault;
import burraco.examination.Examination;
import burraco.examination.Examined;
import burraco.examination.NamedSentence;
import burraco.examination.PortSeen;
import burraco.examination.SilentSource;
import burraco.examination.SourceSeen;
import burraco.examination.listening.Remark;
import burraco.hal.Condition;
import burraco.hal.Trouble;
import burraco.hal.pi.PiFault;
import burraco.layout.DevicesInfo;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.testing.Layouts;
import burraco.words.Language;
import burraco.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every fault has a sentence in both languages that says what to do about it. */
class ExaminationWordsTest {
    @ParameterizedTest
    @EnumSource
    void eachAilmentIsNamedAndHasAdvice(Language language) {
        Words words = Words.in(language);
        for (DeviceFault ailment : DeviceFault.values()) {
            DeviceComplaint why = DeviceComplaint.of(ailment, "FIRST", "SECOND", "THIRD");
            for (String said :
                    List.of(
                            words.examining(why.wrong().key(), why.details().toArray()),
                            words.examining(why.advice().key(), why.details().toArray()))) {
                assertFalse(said.isBlank() || said.contains("{"), said);
            }
            String advice = words.examining(why.advice().key(), why.details().toArray());
            assertTrue(advice.endsWith("."), advice);
        }
    }

    @ParameterizedTest
    @EnumSource
    void eachRemarkAndEachTurnHasItsWords(Language language) {
        Words words = Words.in(language);
        for (Remark remark : Remark.values()) {
            assertTrue(words.examining("listen." + remark, "THAT", 1, 2, 3).contains("THAT"));
        }
        for (Turn turn : Turn.values()) {
            assertFalse(words.examining("turn." + turn).isBlank());
        }
    }

    /** For a reader that must not be used, the sentence names the group and the command. */
    @Test
    void whoMayNotIsToldWhatToType() {
        SourceInfo source = new SourceInfo("left", "feig", Optional.of("/dev/ttyUSB0"));
        PortSeen port = new PortSeen(true, false, "dialout", "anna", Optional.empty(), List.of());
        DeviceComplaint why =
                SilentSource.why(
                        source,
                        38_400,
                        new Condition.Lost(Trouble.REFUSED, ""),
                        port,
                        Optional.empty());
        assertEquals("l'utente anna non può usare la sua porta", said(Language.IT, why.wrong()));
        assertEquals(
                "Who is in the group dialout may. An administrator types: sudo usermod -aG dialout"
                        + " anna; then log out and in again (or restart).",
                said(Language.EN, why.advice()));
    }

    private static String said(Language language, NamedSentence said) {
        return Words.in(language).examining(said.key(), said.details().toArray());
    }

    @Test
    void aSheetOfAHeaderThatIsNotThere() {
        Layout layout = Layouts.small();
        SourceInfo pi = new SourceInfo("pi", SourceInfo.PI, Optional.empty());
        Layout with =
                new Layout(
                        layout.name(),
                        layout.rules(),
                        layout.language(),
                        layout.deck(),
                        layout.match(),
                        List.of(pi),
                        layout.antennas(),
                        layout.scales());
        PiFault none = new PiFault("header", PiFault.Cause.NO_LIBRARY, "", "");
        List<Examined> lines =
                Examination.of(
                        with,
                        DevicesInfo.NONE,
                        List.of(
                                new SourceSeen(
                                        pi, false, new SourceSeen.Met.Header(List.of(none)))));
        assertTrue(
                sheet(with, lines, Language.EN)
                        .contains(
                                """
                                  ✘ header of the Raspberry Pi (pi): this machine is no Raspberry Pi, or the
                                    library Pi4J is not here
                                    → Start the table on the Raspberry Pi, from the whole package; elsewhere
                                      take the source "pi" out of table.toml.
                                """),
                sheet(with, lines, Language.EN));
    }

    private static String sheet(Layout layout, List<Examined> lines, Language language) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        Screen screen = new Screen(stream, stream, false, false);
        new ExaminationReport(screen, Words.in(language), layout).print(new ArrayList<>(lines));
        return out.toString(StandardCharsets.UTF_8);
    }
}
