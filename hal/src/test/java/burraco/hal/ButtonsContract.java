package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What {@link Buttons} promise: {@code start} at the table, {@code call} at N and at E. */
public abstract class ButtonsContract extends InputDeviceContract<Buttons> {
    protected static final Button START = Button.of("start");
    protected static final Button CALL_N = new Button("call", "N");
    protected static final Button CALL_E = new Button("call", "E");
    protected static final List<Button> BUTTONS = List.of(START, CALL_N, CALL_E);

    /** Presses the button now and holds it; its contact bounces for up to 10 ms. */
    protected abstract void press(Button button);

    protected abstract void letGo(Button button);

    /**
     * Whether the device stores presses while the connection is lost; otherwise none is reported.
     */
    protected boolean keepsPresses() {
        return true;
    }

    private List<Button> ifKept(Button... buttons) {
        return keepsPresses() ? List.of(buttons) : List.of();
    }

    @Override
    protected void stir() {
        tap(START);
    }

    private void tap(Button button) {
        press(button);
        runFor(150);
        letGo(button);
        runFor(150);
    }

    private List<Button> presses() {
        return told(Reading.Press.class).stream().map(Reading.Press::button).toList();
    }

    @Test
    void itHasItsButtons() {
        assertEquals(BUTTONS, device.buttons());
    }

    @Test
    void eachPressIsToldOnceHoweverItBounces() {
        start();
        for (int i = 0; i < 200; i++) {
            tap(CALL_N);
        }
        assertEquals(200, presses().size());
    }

    @Test
    void aButtonThatIsHeldIsPressedOnce() {
        start();
        press(CALL_N);
        runFor(30_000);
        assertEquals(List.of(CALL_N), presses());
    }

    @Test
    void lettingGoIsNotTold() {
        start();
        press(CALL_N);
        runFor(1000);
        told.clear();
        letGo(CALL_N);
        runFor(1000);
        assertEquals(List.of(), told);
    }

    @Test
    void aPressIsToldWhileItIsHeld() {
        start();
        press(CALL_N);
        runFor(100);
        assertEquals(List.of(CALL_N), presses());
    }

    @Test
    void eachButtonIsToldByItself() {
        start();
        press(CALL_N);
        runFor(5);
        press(CALL_E);
        runFor(100);
        tap(START);
        assertEquals(List.of(CALL_N, CALL_E, START), presses());
    }

    @Test
    void aPressDuringAShortLossIsToldOnReturn() {
        start();
        lose();
        runFor(2000);
        tap(CALL_E);
        tap(CALL_N);
        assertEquals(List.of(), presses());
        runFor(1000);
        comeBack();
        runFor(3000);
        assertEquals(ifKept(CALL_E, CALL_N), presses());
    }

    @Test
    void aPressDuringALongLossIsForgotten() {
        start();
        lose();
        runFor(2000);
        tap(CALL_E);
        runFor(30_000);
        comeBack();
        runFor(3000);
        tap(CALL_N);
        assertEquals(List.of(CALL_N), presses());
    }

    @Test
    void aKeptPressIsToldOnce() {
        start();
        lose();
        runFor(2000);
        tap(CALL_E);
        comeBack();
        runFor(3000);
        lose();
        runFor(3000);
        comeBack();
        runFor(3000);
        assertEquals(ifKept(CALL_E), presses());
    }

    @Test
    void aButtonHeldThroughALossIsPressedOnce() {
        start();
        press(CALL_N);
        runFor(500);
        lose();
        runFor(3000);
        comeBack();
        runFor(3000);
        assertEquals(List.of(CALL_N), presses());
    }
}
