package burraco.tournament.file;

import burraco.engine.score.Absence.Award;
import burraco.engine.score.MatchLength;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Reads the lines below {@code plan}. */
final class FormulaReader {
    /** What a line begins with. */
    enum Row {
        FIELD("field"),
        LENGTH("length"),
        STAGE("stage"),
        TIE_BREAKS("tie-breaks"),
        SESSIONS("sessions"),
        REST("rest"),
        /** Written last and never left out, so that a block that was cut off is noticed. */
        CLUBS("clubs");

        private final String id;

        Row(String id) {
            this.id = id;
        }

        static Optional<Row> parse(String id) {
            return Stream.of(values()).filter(one -> one.id.equals(id)).findFirst();
        }

        private boolean isNeeded() {
            return this != SESSIONS && this != REST;
        }

        @Override
        public String toString() {
            return id;
        }
    }

    private final Cursor head;
    private final List<Cursor> block;
    private final Map<Row, Integer> seen = new EnumMap<>(Row.class);
    private FieldKind field = FieldKind.PAIRS;
    private MatchLength length = MatchLength.FOUR_HANDS;
    private final List<Stage> stages = new ArrayList<>();
    private final List<TieBreak> tieBreaks = new ArrayList<>();
    private final SortedSet<Integer> sessions = new TreeSet<>();
    private Optional<Award> rest = Optional.empty();
    private boolean apart;

    FormulaReader(Cursor head, List<Cursor> block) {
        this.head = head;
        this.block = block;
    }

    Formula read() throws Wrong {
        for (Cursor line : block) {
            Row row = line.one(Row.values(), Row::parse);
            Integer before = seen.putIfAbsent(row, line.number());
            if (before != null && row != Row.STAGE) {
                throw line.wrong(0, "file.twice", row, before);
            }
            read(row, line);
            line.end();
        }
        for (Row row : Row.values()) {
            if (row.isNeeded() && !seen.containsKey(row)) {
                throw head.wrong(0, "file.plan-lacks", row);
            }
        }
        return new Formula(field, length, stages, tieBreaks, sessions, rest, apart);
    }

    private void read(Row row, Cursor line) throws Wrong {
        switch (row) {
            case FIELD -> field = line.one(FieldKind.values(), FieldKind::parse);
            case LENGTH -> length = line.one(MatchLength.values(), MatchLength::parse);
            case STAGE -> stages.add(stage(line));
            case TIE_BREAKS -> {
                while (!line.atEnd()) {
                    tieBreaks.add(line.one(TieBreak.values(), TieBreak::parse));
                }
            }
            case SESSIONS -> {
                while (!line.atEnd()) {
                    sessions.add(line.integer());
                }
            }
            case REST -> {
                int[] points = line.two('/');
                rest = Optional.of(new Award(points[0], points[1]));
            }
            case CLUBS -> apart = line.either("apart", "anywhere");
        }
    }

    private static Stage stage(Cursor line) throws Wrong {
        MovementWord word = line.one(MovementWord.values(), MovementWord::parse);
        int rounds = line.skip("rounds").integer();
        Placing placing = line.skip("placing").one(Placing.values(), Placing::parse);
        boolean carried = line.skip("points").either("carried", "from-zero");
        return new Stage(movement(word, line), rounds, placing, carried);
    }

    private static Movement movement(MovementWord word, Cursor line) throws Wrong {
        return switch (word) {
            case MITCHELL -> new Movement.Mitchell(line.takes("shift") ? line.integer() : 0);
            case DANESE -> danese(Rematch.ALLOWED, line);
            case DANESE_MODIFIED -> danese(Rematch.NOT_AT_ONCE, line);
            case DANESE_NO_REMATCH -> danese(Rematch.AVOIDED, line);
            case ROUND_ROBIN -> new Movement.RoundRobin(line.skip("groups").integer());
            case WHIST -> new Movement.Whist();
            case DRAWN_PARTNERS -> new Movement.DrawnPartners();
        };
    }

    private static Movement danese(Rematch rematch, Cursor line) throws Wrong {
        List<Integer> tables = new ArrayList<>();
        if (line.takes("groups")) {
            do {
                tables.add(line.integer());
            } while (!line.atEnd());
        }
        return new Movement.Danese(rematch, tables);
    }
}
