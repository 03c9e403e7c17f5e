package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Button;
import burraco.hal.Buttons;
import burraco.hal.ButtonsContract;
import burraco.hal.Reading;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PiButtonsTest extends ButtonsContract {
    private static final int LOCK = 17;

    private EmulatedPi pi;

    @Override
    protected Buttons create() {
        return create(OptionalInt.empty());
    }

    private Buttons create(OptionalInt lock) {
        pi = EmulatedPi.inVirtualTime(PiSetups.buttons(BUTTONS, lock));
        return pi.header().buttons();
    }

    @Override
    protected void lose() {
        pi.busOff(EmulatedPi.Part.BUTTONS);
    }

    @Override
    protected void comeBack() {
        pi.repair(EmulatedPi.Part.BUTTONS);
    }

    @Override
    protected void runFor(long millis) {
        pi.runFor(millis);
    }

    @Override
    protected void press(Button button) {
        pi.press(5 + BUTTONS.indexOf(button));
    }

    @Override
    protected void letGo(Button button) {
        pi.letGo(5 + BUTTONS.indexOf(button));
    }

    @Override
    protected boolean keepsPresses() {
        return false;
    }

    private List<Button> pressed() {
        return told(Reading.Press.class).stream().map(Reading.Press::button).toList();
    }

    private void tap(Button button) {
        press(button);
        runFor(150);
        letGo(button);
        runFor(150);
    }

    @Test
    void whatBelongsToTheTableCountsOnlyWhileTheKeyIsTurned() {
        device = create(OptionalInt.of(LOCK));
        start();
        tap(START);
        tap(CALL_N);
        assertEquals(List.of(CALL_N), pressed());
        pi.press(LOCK);
        runFor(100);
        tap(START);
        assertEquals(List.of(CALL_N, START), pressed());
        pi.letGo(LOCK);
        runFor(100);
        tap(START);
        assertEquals(List.of(CALL_N, START), pressed());
    }

    @Test
    void turningTheKeyWhileAButtonIsHeldPressesNothing() {
        device = create(OptionalInt.of(LOCK));
        start();
        press(START);
        runFor(500);
        pi.press(LOCK);
        runFor(500);
        assertEquals(List.of(), pressed());
    }

    /** The first half of a press before a loss does not become a press after it. */
    @Test
    void whatBeganBeforeALossIsNotMadeWhole() {
        start();
        press(CALL_E);
        runFor(12);
        lose();
        runFor(1000);
        letGo(CALL_E);
        runFor(100);
        comeBack();
        runFor(3000);
        assertEquals(List.of(), pressed());
    }

    @Test
    void aLossIsToldWithTheTimeSinceWhenNothingWasHeard() {
        start();
        long before = pi.board().time.now() / 1000;
        lose();
        runFor(500);
        Reading.SourceFault fault = told(Reading.SourceFault.class).getFirst();
        assertTrue(Math.abs(fault.at() - before) <= 10, fault::toString);
        assertTrue(fault.detail().contains("(/dev/gpiochip*: No such device"), fault.detail());
    }

    @Test
    void oneLostFromTheBeginningIsToldOnceAndWhenItIsBack() {
        lose();
        start();
        runFor(5000);
        assertEquals(1, told.size(), told::toString);
        comeBack();
        runFor(5000);
        assertEquals(2, told.size(), told::toString);
    }
}
