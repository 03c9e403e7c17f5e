package burraco.cli.hall;

import burraco.cli.out.Screen;
import io.nayuki.qrcodegen.QrCode;
import java.nio.file.Path;

/** What is printed when a hall is there: where its pages are, and how tables join. */
final class HallSigns {
    private static final int BORDER = 2;

    private final Screen screen;

    HallSigns(Screen screen) {
        this.screen = screen;
    }

    /**
     * @param folder of the hall, as somebody has typed it
     */
    void tell(HallProcess hall, Path folder) {
        String open = hall.server().openOrigin();
        screen.say("hall.for-everybody", open + "/hall");
        screen.say("hall.for-arbiters", hall.server().origin());
        hall.drawnPin()
                .ifPresentOrElse(
                        pin -> screen.say("hall.pin", pin, folder),
                        () -> screen.say("hall.pin-kept", folder));
        screen.say("hall.joins", hall.server().origin());
        screen.say("hall.scan", open + "/hall");
        if (screen.live()) {
            screen.out().print(code(open + "/hall"));
        }
        screen.say("tournament.stop");
        screen.flush();
    }

    /** Two modules of the code for each character, so that they are square. */
    private static String code(String address) {
        QrCode code = QrCode.encodeText(address, QrCode.Ecc.LOW);
        StringBuilder text = new StringBuilder();
        for (int y = -BORDER; y < code.size + BORDER; y += 2) {
            text.append("  ");
            for (int x = -BORDER; x < code.size + BORDER; x++) {
                boolean above = !code.getModule(x, y);
                boolean below = !code.getModule(x, y + 1);
                text.append(above ? below ? '█' : '▀' : below ? '▄' : ' ');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
