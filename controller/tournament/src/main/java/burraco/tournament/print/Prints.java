package burraco.tournament.print;

import burraco.tournament.Tournament;
import burraco.tournament.draft.Drafted;
import burraco.tournament.draft.Drafter;
import burraco.words.Language;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What an arbiter hands out or puts on the wall. */
public final class Prints {
    private Prints() {}

    public static Printed of(Tournament tournament, Print print, Language language) {
        Paper paper = new Paper(tournament, PrintWords.in(language, tournament.field()));
        return switch (print) {
            case Print.SeatsByTable(int round) ->
                    seated(paper, round, seats -> list(new SeatLists(paper, seats).byTable()));
            case Print.SeatsByName(int round) ->
                    seated(paper, round, seats -> list(new SeatLists(paper, seats).byName()));
            case Print.Pairing(int round) ->
                    seated(paper, round, seats -> list(new PairingList(paper, seats).sheet()));
            case Print.Slips(int round) ->
                    seated(paper, round, seats -> slips(new SlipForms(paper, seats)));
            case Print.Awaited(int round) ->
                    tournament.round(round).isPresent()
                            ? seated(paper, round, seats -> list(AwaitedList.of(paper, seats)))
                            : new Printed.Nothing(paper.say("not-posted", round));
            case Print.Ranked(int round) ->
                    tournament.round(round).isPresent()
                            ? list(new RankingList(paper, round).sheet())
                            : new Printed.Nothing(paper.say("not-posted", round));
            case Print.Ledger() -> list(LedgerList.of(paper));
        };
    }

    private interface Made {
        Printed of(SeatedRound seats);
    }

    private static Printed seated(Paper paper, int round, Made made) {
        Tournament tournament = paper.tournament();
        return SeatedRound.of(tournament, round)
                .map(made::of)
                .orElseGet(() ->
                        new Printed.Nothing(
                                round == tournament.next()
                                                && Drafter.next(tournament)
                                                        instanceof Drafted.Impossible(var why)
                                        ? paper.words().say(why)
                                        : paper.say("no-seats", round)));
    }

    private static Printed list(ListSheet sheet) {
        return new Printed.Made(sheet, data(sheet.heading(), ListData.of(sheet.sections())));
    }

    private static Printed slips(SlipForms forms) {
        SlipSheet sheet = forms.sheet();
        Map<String, Object> list = new LinkedHashMap<>();
        list.put("list", "slips");
        list.put("group", "");
        list.put("rows", forms.data());
        return new Printed.Made(sheet, data(sheet.heading(), List.of(list)));
    }

    private static Map<String, Object> data(Heading heading, List<Object> lists) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("tournament", heading.tournament());
        data.put("title", heading.title());
        data.put("notes", heading.notes());
        data.put("lists", lists);
        return data;
    }
}
