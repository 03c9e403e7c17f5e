package burraco.testing;

import burraco.web.console.UpdateReport;
import burraco.web.console.UpdateReport.News;
import burraco.web.console.UpdateReport.Step;
import burraco.web.console.Updates;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A machine whose service for updates does what a test says. At first it has none. */
public final class AnyUpdates implements Updates {
    /** What was asked for, and {@code withdrawn} for a request that was taken back. */
    public final List<String> asked = Collections.synchronizedList(new ArrayList<>());

    private volatile String version = "1.0";
    private volatile boolean possible;
    private volatile boolean failing;
    private volatile UpdateReport report = UpdateReport.NOTHING;

    /** This machine has such a service. */
    public void exist() {
        possible = true;
    }

    /** Requests cannot be left from now on. */
    public void fail() {
        failing = true;
    }

    /** Another version runs. */
    public void runs(String other) {
        version = other;
    }

    /** The service has come so far; the last change stays as it was told. */
    public void tell(Step step, String offer, News news) {
        report =
                new UpdateReport(
                        step,
                        Optional.of(offer).filter(one -> !one.isEmpty()),
                        Optional.of(news),
                        report.last());
    }

    /** What became of the last change of versions. */
    public void last(News news) {
        report = new UpdateReport(report.step(), report.offer(), report.news(), Optional.of(news));
    }

    @Override
    public Optional<String> version() {
        return Optional.of(version);
    }

    @Override
    public boolean possible() {
        return possible;
    }

    @Override
    public UpdateReport report() {
        return report;
    }

    @Override
    public void ask(Wish wish) throws IOException {
        if (failing) {
            throw new IOException("no space left");
        }
        asked.add(wish.name());
        report = new UpdateReport(Step.ASKED, Optional.empty(), report.news(), report.last());
    }

    @Override
    public void withdraw() {
        asked.add("withdrawn");
        report = new UpdateReport(Step.IDLE, Optional.empty(), Optional.empty(), report.last());
    }
}
