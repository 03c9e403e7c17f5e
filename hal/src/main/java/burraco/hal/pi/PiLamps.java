package burraco.hal.pi;

import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Lamps;
import burraco.hal.Rgb;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongSupplier;

/** A strip of lamps. It cannot be queried, so the picture is sent again and again. */
final class PiLamps extends PiDevice implements Lamps {
    /** A strip that had no power is dark until the picture is sent again. */
    private static final long AGAIN_MILLIS = 1000;

    private final PiSetup.Strip setup;
    private final StripCode code;
    private final StripCurrent current;
    private final HeaderPins pins;
    private volatile LampPicture wanted = LampPicture.DARK;
    private LampPicture sent;
    private long sentAt;
    private HeaderPins.Wire wire;

    PiLamps(
            String source,
            PiSetup.Strip setup,
            HeaderPins pins,
            LongSupplier micros,
            DeviceSteps drive) {
        super("lamps " + source, micros, drive, untried());
        this.setup = setup;
        this.pins = pins;
        code = StripCode.of(setup.chip());
        current = new StripCurrent(setup.milliamps());
        begin();
    }

    @Override
    public List<LampGroup> groups() {
        return setup.rows().stream().map(PiSetup.Row::group).toList();
    }

    @Override
    public void show(LampPicture picture) {
        wanted = picture;
        wake();
    }

    @Override
    void connect() throws PinException {
        wire = pins.spi(setup.bus(), setup.select(), code.hertz());
        sent = null;
    }

    @Override
    long work(long now) throws PinException {
        LampPicture picture = wanted;
        if (picture != sent || now - sentAt >= AGAIN_MILLIS) {
            wire.send(code.bytes(current.within(lamps(picture))));
            sent = picture;
            sentAt = now;
        }
        return sentAt + AGAIN_MILLIS - now;
    }

    private List<Rgb> lamps(LampPicture picture) {
        List<Rgb> lamps = new ArrayList<>(Collections.nCopies(setup.lamps(), Rgb.OFF));
        for (PiSetup.Row row : setup.rows()) {
            for (int i = 0; i < row.group().lamps(); i++) {
                lamps.set(row.first() + i, picture.lamp(row.group().name(), i));
            }
        }
        return lamps;
    }

    @Override
    void farewell() throws PinException {
        wire.send(code.bytes(lamps(LampPicture.DARK)));
    }

    @Override
    void disconnect() {
        if (wire != null) {
            wire.close();
            wire = null;
        }
    }
}
