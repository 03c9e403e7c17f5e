package burraco.readers;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import java.util.List;

/** A listener that ignores everything. */
enum NoListener implements ReaderListener {
    NOBODY;

    @Override
    public void inventory(int port, List<Answer> answers, long now) {}

    @Override
    public void unclear(int port, Reading.Cause cause, long now) {}

    @Override
    public void antennaFault(int port, String detail, long now) {}

    @Override
    public void trouble(Trouble trouble, String detail, long now) {}

    @Override
    public void well(long now) {}

    @Override
    public void about(String what) {}
}
