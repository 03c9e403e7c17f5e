package burraco.cli;

import burraco.layout.Zone;
import burraco.words.Words;

/** What people call a zone, in their language. */
record ZoneWords(Words words) {
    String say(Zone zone) {
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
