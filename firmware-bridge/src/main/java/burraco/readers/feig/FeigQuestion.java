package burraco.readers.feig;

import burraco.readers.ReaderTalk.Question;

/** The kinds of questions to a reader. */
enum FeigQuestion {
    RESET(FeigCommand.RF_RESET),
    VERSION(FeigCommand.SOFTWARE_VERSION),
    INFO(FeigCommand.READER_INFO),
    NOISE(FeigCommand.NOISE),
    INVENTORY(FeigCommand.HOST),
    /** Asks for the rest of an inventory. */
    MORE(FeigCommand.HOST);

    private static final long SHORT_MICROS = 300_000;

    private final int control;

    FeigQuestion(int control) {
        this.control = control;
    }

    /** The control byte, which its answer repeats. */
    int control() {
        return control;
    }

    /**
     * The question as a frame with its time limit.
     *
     * @param port the antenna, for questions about one
     */
    Question of(FeigSettings settings, int port) {
        byte[] data =
                switch (this) {
                    case RESET, VERSION, NOISE -> new byte[0];
                    case INFO -> new byte[] {0};
                    case INVENTORY -> inventory(0, settings, port);
                    case MORE -> inventory(FeigCommand.MORE, settings, port);
                };
        long patience =
                switch (this) {
                    case RESET, VERSION, NOISE, INFO -> SHORT_MICROS;
                    case INVENTORY, MORE -> settings.answerMicros();
                };
        FeigFrame frame = new FeigFrame(settings.form(), settings.address(), control, data);
        return new Question(frame.bytes(), patience);
    }

    private static byte[] inventory(int mode, FeigSettings settings, int port) {
        if (settings.antennas() == FeigSettings.Antennas.SINGLE) {
            return new byte[] {FeigCommand.INVENTORY, (byte) mode};
        }
        int mask = 1 << (port - 1);
        return new byte[] {FeigCommand.INVENTORY, (byte) (mode | FeigCommand.ANT), (byte) mask};
    }
}
