package burraco.hall.view;

import burraco.desk.file.Content;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.file.ChangeText;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A tournament that goes on, for tests. */
public final class Evening {
    private static final String[] BEGINS = {
        "Bal", "Cor", "Dun", "Fes", "Gri", "Lom", "Mas", "Pet", "Ros", "Vir"
    };
    private static final String[] ENDS = {
        "betti", "dano", "felice", "guardi", "lucci", "monte", "nardi", "poli"
    };
    private static final String[] NAMES = {"Ada", "Ugo", "Lia", "Ivo", "Eva", "Teo"};

    private Content content;

    /** Entries are made; nothing is drafted. */
    public Evening(int pairs) {
        this(entries(pairs));
    }

    private static String entries(int pairs) {
        StringBuilder text =
                new StringBuilder(
                        """
                        burraco-tournament 2 seed 7
                        title "Venerdì sera"
                        plan
                          field pairs
                          length 4
                          stage mitchell rounds 1 placing entry points carried shift 1
                          stage danese-modified rounds 2 placing ranking points carried
                          tie-breaks direct match-points lot
                          clubs anywhere
                        """);
        for (int number = 1; number <= pairs; number++) {
            text.append(
                    "enter %d \"%s\" \"%s\" club \"Circolo %s\"\n"
                            .formatted(
                                    number,
                                    player(2 * number),
                                    player(2 * number + 1),
                                    number % 2 == 0 ? "Alfa" : "Beta"));
        }
        return text.toString();
    }

    private Evening(String text) {
        try {
            content = Content.of("evening", text);
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }

    /** Two teams play against each other. */
    public static Evening ofTeams() {
        return new Evening(
                """
                burraco-tournament 2 seed 7
                title "Venerdì sera"
                plan
                  field teams
                  length teams
                  stage round-robin rounds 1 placing entry points carried groups 1
                  tie-breaks direct match-points lot
                  clubs anywhere
                enter 1 "A Uno" "B Due" "C Tre" "D Quattro" team "Alfa"
                enter 2 "E Uno" "F Due" "G Tre" "H Quattro" team "Beta"
                """);
    }

    private static String player(int number) {
        return BEGINS[number % BEGINS.length]
                + ENDS[number / BEGINS.length % ENDS.length]
                + " "
                + NAMES[number / (BEGINS.length * ENDS.length) % NAMES.length];
    }

    public Content content() {
        return content;
    }

    public Tournament now() {
        return content.now();
    }

    /** A change in the words of the tournament's file. */
    public Evening change(String text) {
        return switch (ChangeText.read(text)) {
            case ChangeText.Understood(Change change) -> change(change);
            case ChangeText.Unclear unclear ->
                    throw new IllegalArgumentException(text + ": " + unclear);
        };
    }

    private Evening change(Change change) {
        content =
                switch (Direction.apply(content.now(), change)) {
                    case Progress.Done(Tournament after, var _) -> content.with(change, after);
                    case Progress.Refused refused ->
                            throw new IllegalArgumentException(refused.toString());
                };
        return this;
    }

    /** The seats of the next round are drafted and posted. */
    public Evening posted() {
        change("draft");
        return change(Posting.of(content.now()).orElseThrow());
    }

    /** The seats are posted, and everybody plays. */
    public Evening playing() {
        posted();
        return change("start round " + now().rounds().size());
    }

    /** All open tables of the round get a result. */
    public Evening played() {
        int round = now().rounds().size();
        now().current().orElseThrow().seating().meetings().stream()
                .map(meeting -> meeting.table())
                .forEach(table ->
                        change(
                                "result round %d table %d %d:%d"
                                        .formatted(
                                                round,
                                                table,
                                                1_000 + 35 * table % 700,
                                                900 + 55 * table % 1_300)));
        return this;
    }

    public Evening ranked() {
        change("rank round " + now().rounds().size());
        return change("post-ranking round " + now().rounds().size());
    }
}
