package burraco.cli.dispute;

import burraco.journal.History;
import burraco.journal.SealChain;
import burraco.words.Language;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/** The layout of the file for a jury; a table's and a hall's have the same where they can. */
public final class DisputeFile {
    private final Dispute dispute;
    private final ZoneId zone;

    /**
     * @param zone of the times on the page
     */
    public DisputeFile(Dispute dispute, ZoneId zone) {
        this.dispute = dispute;
        this.zone = zone;
    }

    /**
     * Adds everything but captures.
     *
     * @param captures their names, for the text that explains the file
     */
    public void addTo(DisputeZip zip, List<String> captures) {
        zip.add("README.txt", readme(captures));
        zip.add("index.html", new DisputePage(dispute, zone).write());
        dispute.records()
                .forEach((hand, record) -> zip.add("hands/hand-" + hand + ".burraco", record));
        zip.add("journal.tsv", this::journal);
        zip.add("seals.txt", seals());
        zip.add("signature.txt", signature());
        zip.add("check.py", DisputeWords.resource("check.py"));
        dispute.signed().ifPresent(signed -> signed(signed, zip));
        dispute.tournament().ifPresent(text -> zip.add("tournament.txt", text));
        if (!dispute.decisions().isEmpty()) {
            zip.add("decisions.tsv", decisions());
        }
    }

    private static void signed(Dispute.Signed signed, DisputeZip zip) {
        zip.add("public-key.pem", pem(signed));
        for (Dispute.Proof proof : signed.proofs()) {
            zip.add("signed/" + proof.entry() + ".txt", proof.message());
            zip.add("signed/" + proof.entry() + ".sig", proof.signature());
        }
    }

    private static String pem(Dispute.Signed signed) {
        String base64 =
                Base64.getMimeEncoder(64, new byte[] {'\n'})
                        .encodeToString(signed.key().getEncoded());
        return "-----BEGIN PUBLIC KEY-----\n" + base64 + "\n-----END PUBLIC KEY-----\n";
    }

    // The journal

    private void journal(OutputStream out) throws IOException {
        Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        writer.write("seq\tat\twall\ttime\tkind\tbody\tseal\n");
        for (History.Entry entry : dispute.entries()) {
            writer.write(
                    String.join(
                            "\t",
                            "" + entry.seq(),
                            "" + entry.note().at(),
                            "" + entry.wall(),
                            "" + Instant.ofEpochMilli(entry.wall()),
                            entry.note().kind(),
                            cell(entry.note().body()),
                            HexFormat.of().formatHex(entry.seal())));
            writer.write("\n");
        }
        writer.flush();
    }

    private static String cell(String text) {
        return text.replace("\\", "\\\\")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
    }

    private String decisions() {
        StringBuilder rows = new StringBuilder("row\ttime\tkind\twords\tby\twhy\n");
        for (Dispute.Decision one : dispute.decisions()) {
            rows.append(
                    String.join(
                            "\t",
                            "" + one.row(),
                            "" + Instant.ofEpochMilli(one.wall()),
                            one.kind(),
                            cell(one.words().strip()),
                            cell(one.by()),
                            cell(one.why())));
            rows.append('\n');
        }
        return rows.toString();
    }

    // What proves it

    private String seals() {
        StringBuilder text = new StringBuilder();
        languages().forEach(words -> text.append("# ").append(words.say("seals")).append('\n'));
        dispute.before()
                .ifPresent(seal ->
                        text.append("before\t\t\t")
                                .append(HexFormat.of().formatHex(seal))
                                .append('\n'));
        List<History.Entry> entries = dispute.entries();
        for (History.Entry entry : entries) {
            boolean isShown =
                    entry.note().kind().equals("hand")
                            || entry.note().kind().equals("match-over")
                            || entry == entries.getLast();
            if (isShown) {
                text.append(entry.seq()).append('\t').append(entry.note().kind()).append('\t');
                text.append(SealChain.shown(entry.seal())).append('\t');
                text.append(HexFormat.of().formatHex(entry.seal())).append('\n');
            }
        }
        return text.toString();
    }

    private String signature() {
        if (dispute.signed().isEmpty()) {
            return sections("unsigned", "");
        }
        Dispute.Signed signed = dispute.signed().get();
        String commands =
                signed.proofs().stream()
                        .map(proof ->
                                "openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in"
                                        + " signed/%d.txt -sigfile signed/%d.sig"
                                                .formatted(proof.entry(), proof.entry()))
                        .collect(Collectors.joining("\n"));
        return "device  "
                + signed.device()
                + "\njournal "
                + signed.journal()
                + "\nkey     "
                + Base64.getEncoder().encodeToString(signed.key().getEncoded())
                + "\n\n"
                + commands
                + "\n\n"
                + sections("signed", "");
    }

    private String readme(List<String> captures) {
        StringBuilder text = new StringBuilder();
        for (DisputeWords words : languages()) {
            text.append(words.text("readme").replace("{match}", "" + dispute.match()));
            text.append('\n');
            text.append(words.text(captures.isEmpty() ? "no-captures" : "captures"));
            captures.forEach(
                    name -> text.append("    ./table replay captures/").append(name).append('\n'));
            text.append(dispute.tournament().map(_ -> words.text("hall")).orElse(""));
            text.append("\n\n");
        }
        return text.toString();
    }

    private static String sections(String name, String between) {
        List<String> texts = new ArrayList<>();
        languages().forEach(words -> texts.add(words.text(name)));
        return String.join("\n" + between, texts);
    }

    private static List<DisputeWords> languages() {
        return List.of(Language.values()).stream().map(DisputeWords::in).toList();
    }
}
