// Which match and hand are current for people.

import { named, t, tell } from './texts.js';

/** The current match; the previous one until the next is begun, or is of an assigned round and nothing waits. */
export function standing({ match, before, hand, assignment, unconfirmed }) {
  const begun = match.played.length > 0 || (hand && hand.phase !== 'deal');
  const assigned = assignment && match.round && unconfirmed?.match !== before?.number;
  return begun || assigned || !before ? match : before;
}

/** Whether a hand is in progress, so that open cards count for a line. */
export function playing(hand) {
  return Boolean(hand) && (hand.phase === 'draw' || hand.phase === 'play');
}

/** "Round 3 · Table 12", at a table to which a hall assigns its rounds; else null. */
export function place(state) {
  const { round, table } = standing(state);
  return state.assignment && round
    ? [tell('assigned.round', named(round)), ' · ', tell('table', named(table))]
    : null;
}

/** "Hand 2 of 3"; after the last one, that the match is over. */
export function which(state) {
  const match = standing(state);
  return match === state.match && state.hand
    ? t('hand.of', state.hand.number, match.hands)
    : t(match.over ? 'match.over' : 'match', match.number);
}
