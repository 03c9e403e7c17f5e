package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.cli.Terminal;
import burraco.hal.virtual.Chance;
import burraco.testing.Card;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The card image in an emulated machine whose power is cut at any moment: while it starts, grows
 * its partition, makes its keys, or plays. After each cut both file systems need nothing but their
 * journal, and the table's journal is whole and contains the one of the cut before. {@code ./table
 * image --test N} runs it.
 */
@Tag("campaign")
class CardCutTest {
    private static final int CUTS = Integer.getInteger("table.cuts", 3);
    private static final long SEED = Long.getLong("table.seed", 1);
    private static final Path IMAGE = Path.of(System.getProperty("burraco.card", ""));

    /** The share of cuts that come while the machine is starting; it takes this many seconds. */
    private static final double EARLY = 0.6;

    private static final int START_SECONDS = 150;
    private static final int PLAY_SECONDS = 120;

    private static final String NO_SCREEN = "systemd.mask=burraco-kiosk.service";

    /**
     * Readings, not all at once; but those before the first card is drawn, two minutes of shuffling
     * and dealing, as fast as they are taken.
     */
    private static final String FEED =
            """
            while :; do
                awk '{ print } NR > 19000 && NR % 150 == 0 { fflush(); system("sleep 0.4") }' /boot/firmware/hand.jsonl
                sleep 1
            done >/run/hand
            """;

    private static final String FEED_SERVICE =
            """
            [Unit]
            Before=burraco-table.service
            RequiresMountsFor=/boot/firmware
            [Service]
            ExecStartPre=/bin/sh -c "test -p /run/hand || mkfifo -m 644 /run/hand"
            ExecStart=/bin/sh /boot/firmware/feed.sh
            Restart=always
            [Install]
            WantedBy=multi-user.target
            """;

    private static final String SET_UP =
            """
            b=/boot/firmware t=/etc/burraco-table s=/etc/systemd/system
            install -o burraco -m 640 $b/hand.toml $t/table.toml
            install -o burraco -m 640 $b/hand.csv $t/deck.csv
            install -m 644 $b/feed.service $s/feed.service
            mkdir -p $s/burraco-table.service.d
            printf '[Unit]\\nWants=feed.service\\n[Service]\\nStandardInput=file:/run/hand\\n' >$s/burraco-table.service.d/hand.conf
            echo 'OPTIONS="--readings - --no-web"' >/etc/default/burraco-table
            systemctl daemon-reload
            systemctl stop burraco-table
            rm -rf /var/lib/burraco-table/journal
            systemctl enable -q --now feed
            systemctl start --no-block burraco-table
            sync
            """;

    private static final Pattern SEAL =
            Pattern.compile("([0-9a-f]{8}(?:-[0-9a-f]{8}){3}) \\((\\d+)");

    @TempDir Path folder;

    private final Chance chance = new Chance(SEED).stream("power");

    @Test
    void afterEachCutTheCardIsWholeAndNothingIsLost() throws Exception {
        assumeTrue(Files.isRegularFile(IMAGE), "not asked for: ./table image --test N");
        String seal = "";
        int entries = 0;
        try (Card card = new Card(IMAGE, Files.createDirectory(folder.resolve("card")), 6L << 30)) {
            readsAHand(card);
            for (int cut = 1; cut <= CUTS; cut++) {
                String moment = waitForTheCut(card, cut);
                card.cutPower();
                String says = "seed %d, cut %d (%s)".formatted(SEED, cut, moment);
                assertEquals("", card.check(folder.resolve("data")), says);
                Matcher found = verified(says, seal);
                entries = Integer.parseInt(found.group(2));
                seal = found.group(1);
                System.out.printf("%s: whole, %d entries%n", says, entries);
                card.switchOn(NO_SCREEN);
            }
        }
        assertTrue(entries > CUTS, "seed " + SEED + ": nothing was played");
    }

    /** The table of the card takes what the sensors of another said, over and over. */
    private void readsAHand(Card card) throws Exception {
        Path hand = folder.resolve("hand");
        table("simulate", "--hands", "1", "--seed", "5", "--capture", hand.toString());
        card.put(hand.resolve("hand-0001.readings.jsonl"), "hand.jsonl");
        card.put(hand.resolve("table.toml"), "hand.toml");
        card.put(hand.resolve("deck.csv"), "hand.csv");
        write(card, "feed.sh", FEED);
        write(card, "feed.service", FEED_SERVICE);
        write(card, "set-up.sh", SET_UP);
        card.switchOn(NO_SCREEN);
        card.awaitShell();
        card.run("until systemctl -q is-active burraco-grow; do sleep 1; done");
        Card.Answer answer = card.run("sh -ex /boot/firmware/set-up.sh");
        assertTrue(answer.isDone(), answer.said());
    }

    private void write(Card card, String name, String text) throws Exception {
        card.put(Files.writeString(folder.resolve(name), text), name);
    }

    private String waitForTheCut(Card card, int cut) throws Exception {
        if (cut > 1 && chance.happens(EARLY)) {
            int seconds = 1 + chance.below(START_SECONDS);
            TimeUnit.SECONDS.sleep(seconds);
            return seconds + " s after it was switched on";
        }
        card.awaitShell();
        card.run("until systemctl is-active -q burraco-table; do sleep 1; done");
        // The shell writes more than the number, with digits in it.
        String up = card.run("cut -d. -f1 /proc/uptime").said().strip();
        String took = up.replaceFirst("(?s).*\\D", "");
        int seconds = 1 + chance.below(PLAY_SECONDS);
        TimeUnit.SECONDS.sleep(seconds);
        return "%d s after the table was ready, for which it took %s s".formatted(seconds, took);
    }

    /** The last seal of the journal, which has the one before in it. */
    private Matcher verified(String says, String seal) throws Exception {
        Path journal = folder.resolve("data/journal");
        String verified =
                seal.isEmpty()
                        ? table("history", "verify", "--journal", journal.toString())
                        : table(
                                "history",
                                "verify",
                                "--anchor",
                                seal,
                                "--journal",
                                journal.toString());
        Matcher found = SEAL.matcher(verified);
        assertTrue(found.find(), says + ": " + verified);
        return found;
    }

    /** {@code ./table}, with success. */
    private static String table(Object... words) {
        Terminal ran = Terminal.run(words);
        assertEquals(0, ran.status(), ran.out() + ran.err());
        return ran.out();
    }
}
