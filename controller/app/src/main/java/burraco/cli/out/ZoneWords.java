package burraco.cli.out;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.layout.Zone;
import burraco.words.Words;
import java.util.Arrays;

/** Names of zones in one language. */
public record ZoneWords(Words words) {
    /** The name of a zone as files write it, such as {@code EW slot 2}. */
    public String say(String named) {
        String[] parts = named.split(" ");
        return switch (parts[0]) {
            case "stock", "pile" -> words.enrolling("zone." + parts[0]);
            case "pozzetto" -> words.enrolling("zone.pozzetto", parts[1]);
            case "seat" -> words.enrolling("zone.seat", words.say(seat(parts[1])));
            case String line ->
                    words.enrolling("zone.slot", words.say(Line.valueOf(line)), parts[2]);
        };
    }

    private static Seat seat(String letter) {
        return Arrays.stream(Seat.values())
                .filter(one -> one.toString().equals(letter))
                .findFirst()
                .orElseThrow();
    }

    public String say(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> words.enrolling("zone.stock");
            case Zone.Pile _ -> words.enrolling("zone.pile");
            case Zone.Pozzetto pozzetto -> words.enrolling("zone.pozzetto", pozzetto.number());
            case Zone.OfSeat seat -> words.enrolling("zone.seat", words.say(seat.seat()));
            case Zone.MeldSlot slot ->
                    words.enrolling("zone.slot", words.say(slot.line()), slot.slot());
        };
    }
}
