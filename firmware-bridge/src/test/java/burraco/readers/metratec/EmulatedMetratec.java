package burraco.readers.metratec;

import burraco.hal.TagId;
import burraco.wire.PortLost;
import burraco.wire.Talk;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * An emulated metraTec reader, as far as its replies are known, seen from its own end of the wire.
 * Callers on several threads have to synchronize on it.
 */
public final class EmulatedMetratec implements Talk {
    /** Its commands for choosing antennas. */
    public enum Dialect {
        NUMBER("SAP "),
        MANUAL("SAP MAN "),
        NONE("no such command ");

        private final String words;

        Dialect(String words) {
            this.words = words;
        }
    }

    private record Due(long at, byte[] bytes) {}

    private static final long QUICK = 1_000;
    private static final long LATE = 300;
    private static final long INVENTORY = 10_000;
    private static final long EACH_TAG = 4_000;

    public Dialect dialect = Dialect.NUMBER;
    public int ports = 16;
    public boolean beats = true;
    public boolean stranger;
    public boolean silent;
    public boolean asleep;

    /** The end of a reply comes a little later than the rest. */
    public boolean endsLate;

    /** The state in which its last user left it: with check values, or making inventories. */
    public boolean leftChecked;

    public boolean leftRunning;

    /** The contents of its next inventories instead of the real ones, and answers to commands. */
    public final Deque<List<String>> script = new ArrayDeque<>();

    public final Map<String, String> refusals = new TreeMap<>();
    public String swr = "1.2";

    /** All commands received, without check values. */
    public final List<String> commands = new ArrayList<>();

    private final Map<TagId, Integer> tags = new TreeMap<>();
    private final Deque<Due> out = new ArrayDeque<>();
    private final StringBuilder line = new StringBuilder();
    private long now;
    private long busyUntil;
    private boolean checked;
    private boolean ends;
    private boolean field;
    private boolean reports;
    private boolean running;
    private long runsAt;
    private int port;
    private long beat;
    private long beatAt = NEVER;

    public synchronized void lay(TagId tag, int where) {
        tags.put(tag, where);
    }

    public synchronized void take(TagId tag) {
        tags.remove(tag);
    }

    /** It restarts by itself, in the middle of anything. */
    public synchronized void reset() {
        forget();
        say(200_000, "SRT");
    }

    /** Its radio has lost its settings. */
    public synchronized void loseRegisters() {
        out.clear();
        field = false;
        running = false;
        say(0, "RNW");
    }

    private void forget() {
        out.clear();
        line.setLength(0);
        checked = false;
        ends = false;
        field = false;
        running = false;
        port = 0;
        beatAt = NEVER;
    }

    @Override
    public synchronized void opened(long at) {
        now = at;
        forget();
        checked = leftChecked;
        running = leftRunning;
        field = leftRunning;
        runsAt = now;
    }

    @Override
    public synchronized void lost(PortLost why, long at) {
        forget();
    }

    @Override
    public synchronized void received(byte[] bytes, int length, long at) {
        now = at;
        for (int i = 0; i < length; i++) {
            if (bytes[i] == '\r') {
                String text = line.toString();
                line.setLength(0);
                if (!silent) {
                    told(text);
                }
            } else {
                line.append((char) (bytes[i] & 0xff));
            }
        }
    }

    @Override
    public synchronized long poll(long at, Outgoing to) {
        now = at;
        if (!silent && running && now >= runsAt && out.isEmpty()) {
            inventory();
            runsAt = busyUntil + QUICK;
        }
        if (!silent && now >= beatAt) {
            beatAt += beat;
            say(0, "HBT");
        }
        while (!out.isEmpty() && out.getFirst().at() <= now) {
            byte[] bytes = out.removeFirst().bytes();
            to.send(bytes, bytes.length);
        }
        long due = Math.min(beatAt, running ? Math.max(runsAt, now + 1) : NEVER);
        return silent ? NEVER : out.isEmpty() ? due : Math.min(due, out.getFirst().at());
    }

    private void say(long after, String... lines) {
        busyUntil = Math.max(busyUntil, now) + after;
        StringBuilder all = new StringBuilder();
        for (String one : lines) {
            all.append(checked ? MetratecLines.check(one) : one).append('\r');
        }
        String end = ends ? "\n" : "";
        add(busyUntil, endsLate ? all.toString() : all + end);
        if (endsLate) {
            add(busyUntil + LATE, end);
        }
    }

    private void add(long at, String text) {
        out.add(new Due(at, text.getBytes(StandardCharsets.US_ASCII)));
    }

    private void told(String text) {
        String command = text;
        int blank = text.lastIndexOf(' ');
        boolean sealed = blank > 0 && text.equals(MetratecLines.check(text.substring(0, blank)));
        if (sealed) {
            command = text.substring(0, blank);
        } else if (checked) {
            commands.add(text);
            say(QUICK, "CCE");
            return;
        }
        commands.add(command);
        if (stranger) {
            say(QUICK, "UCO");
        } else if (asleep) {
            if (command.equals("WAK")) {
                asleep = false;
                say(QUICK, "GMO");
            }
        } else if (refusals.containsKey(command)) {
            say(QUICK, refusals.get(command));
        } else {
            obey(command);
        }
    }

    private void obey(String command) {
        String[] words = command.split(" ");
        switch (words[0]) {
            case "BRK" -> {
                say(QUICK, running ? "BRA" : "NCM");
                running = false;
            }
            case "WAK" -> say(QUICK, "DNS");
            case "REV" -> say(QUICK, "QUASAR_MX 02000307");
            case "VBL", "MOD", "SET" -> say(QUICK, "OK!");
            case "EOF" -> {
                ends = true;
                say(QUICK, "OK!");
            }
            case "CON" -> {
                checked = true;
                say(QUICK, "OK!");
            }
            case "COF" -> {
                checked = false;
                say(QUICK, "OK!");
            }
            case "SRI" -> {
                field = true;
                say(QUICK, "OK!");
            }
            case "HBT" -> heartbeat(words[1]);
            case "SAP" -> choose(command);
            case "STA" -> say(QUICK, status());
            case "INV" -> inventory();
            case "CNR" -> {
                running = true;
                runsAt = now;
            }
            default -> say(QUICK, "UCO");
        }
    }

    private void heartbeat(String seconds) {
        if (!beats) {
            say(QUICK, "UCO");
            return;
        }
        beat = 1_000_000L * Integer.parseInt(seconds);
        beatAt = now + beat;
        say(QUICK, "OK!");
    }

    private void choose(String command) {
        String number =
                command.startsWith(dialect.words) ? command.substring(dialect.words.length()) : "";
        if (command.equals("SAP ARP ON")) {
            reports = true;
            say(QUICK, "OK!");
        } else if (number.isEmpty() || !number.chars().allMatch(Character::isDigit)) {
            say(QUICK, dialect == Dialect.NONE ? "NOS" : "UPA");
        } else if (Integer.parseInt(number) > ports) {
            say(QUICK, "NOR");
        } else {
            port = Integer.parseInt(number);
            say(2 * QUICK, "OK!");
        }
    }

    private String[] status() {
        return new String[] {
            "OK!",
            "ReaderMode: 156",
            "RFStatus: ON",
            "RFPower: 4000",
            "ForwardPower: 3900",
            "ReflectedPower: 100",
            "SWR: " + swr,
            "Temperature: 41"
        };
    }

    private void inventory() {
        if (!script.isEmpty()) {
            say(INVENTORY, script.removeFirst().toArray(String[]::new));
            return;
        }
        if (!field) {
            say(QUICK, "NRF");
            return;
        }
        List<String> lines = new ArrayList<>();
        tags.forEach((tag, where) -> {
            if (where == port || dialect == Dialect.NONE) {
                lines.add(tag.hex());
            }
        });
        int count = lines.size();
        if (reports) {
            lines.add("ARP %02d".formatted(port));
        }
        lines.add("IVF %02d".formatted(count));
        say(INVENTORY + count * EACH_TAG, lines.toArray(String[]::new));
    }

    /** All commands received so far. */
    public synchronized List<String> told() {
        return List.copyOf(commands);
    }

    @Override
    public String toString() {
        return "told " + Arrays.toString(commands.toArray());
    }
}
