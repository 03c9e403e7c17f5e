package burraco.tournament.ranking;

import burraco.tournament.plan.TieBreak;
import java.util.Optional;

/**
 * A row of the ranking.
 *
 * @param rank from 1, no two the same
 * @param decidedBy what put this row below the one before, where victory points did not
 */
public record Standing(
        int rank, int number, int victoryPoints, int matchPoints, Optional<TieBreak> decidedBy) {}
