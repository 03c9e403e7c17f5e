package burraco.engine.hand;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import java.util.Optional;

/** An ammonizione on a player's account. */
public record Warning(Seat seat, Optional<Case> which) {}
