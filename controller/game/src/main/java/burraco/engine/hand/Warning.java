package burraco.engine.hand;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import java.util.Optional;

/** A warning (ammonizione) that a player has received. */
public record Warning(Seat seat, Optional<Case> which) {}
