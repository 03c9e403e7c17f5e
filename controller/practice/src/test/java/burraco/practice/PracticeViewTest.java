package burraco.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.hal.Rgb;
import burraco.json.Json;
import burraco.play.practice.Sitter;
import burraco.signals.Sound;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The JSON of a practice table has the fields, and their order, that pages have always got. */
class PracticeViewTest {
    private static final Map<String, String> SAYS = Map.of("it", "falso");

    @Test
    void theState() {
        PracticeView view =
                new PracticeView(
                        1_500,
                        1.0,
                        false,
                        true,
                        false,
                        true,
                        Map.of(Seat.SOUTH, Sitter.BOT),
                        List.of(
                                new PracticeView.CardView(
                                        "7H/1",
                                        "slot NS 1",
                                        0,
                                        Optional.of(1.5),
                                        Optional.of(-20.0),
                                        true,
                                        true,
                                        false),
                                new PracticeView.CardView(
                                        "JK/2",
                                        "fan S",
                                        3,
                                        Optional.empty(),
                                        Optional.empty(),
                                        false,
                                        false,
                                        false)),
                        List.of("pile"),
                        List.of(
                                new PracticeView.SlipView(
                                        Case.SEVERAL_CARDS_DRAWN,
                                        Optional.of("6"),
                                        SAYS,
                                        Seat.WEST)),
                        Map.of("centre", List.of(Rgb.OFF)),
                        Map.of("it", List.of("S", "")),
                        Optional.of(Sound.RULING),
                        Optional.empty(),
                        List.of(new PracticeView.TapeView(1, Seat.EAST, 90_000, 12)));
        assertEquals(
                "{'now':1500,'speed':1.0,'paused':false,'dealing':true,'deals':false,'stuck':true,"
                        + "'sitters':{'S':'BOT'},'cards':[{'id':'7H/1','where':'slot NS 1',"
                        + "'index':0,'x':1.5,'y':-20.0,'across':true,'open':true,'moving':false},"
                        + "{'id':'JK/2','where':'fan S','index':3,'x':null,'y':null,"
                        + "'across':false,'open':false,'moving':false}],'misunderstood':['pile'],"
                        + "'slips':[{'case':'"
                        + Case.SEVERAL_CARDS_DRAWN
                        + "','article':'6','says':{'it':'falso'},'seat':'W'}],"
                        + "'lamps':{'centre':['"
                        + Rgb.OFF
                        + "']},'display':{'it':['S','']},'sound':'RULING','cue':null,"
                        + "'tapes':[{'number':1,'dealer':'E','length':90000,'readings':12}]}",
                written(view));
        assertEquals(0, view.at(0).now());
        assertEquals(view, view.at(0).at(1_500));
    }

    @Test
    void theFelt() {
        FeltView view =
                new FeltView(
                        List.of(new FeltView.ZoneView(3, "pile", 0.5, -1, 9, 12)),
                        List.of(new MistakeView(Case.SEVERAL_CARDS_DRAWN, Optional.empty(), SAYS)));
        assertEquals(
                "{'zones':[{'antenna':3,'zone':'pile','x':0.5,'y':-1.0,'w':9.0,'h':12.0}],"
                        + "'mistakes':[{'case':'"
                        + Case.SEVERAL_CARDS_DRAWN
                        + "','article':null,'says':{'it':'falso'}}]}",
                written(view));
    }

    @Test
    void whatIsHeard() {
        HeardView view =
                new HeardView(7, List.of(new HeardView.AntennaView(3, List.of("7H/1", "?"))));
        assertEquals("{'now':7,'antennas':[{'antenna':3,'cards':['7H/1','?']}]}", written(view));
    }

    private static String written(Object view) {
        return Json.write(view).replace('"', '\'');
    }
}
