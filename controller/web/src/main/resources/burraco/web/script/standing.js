// Which match and hand are current for people.

import { t } from './texts.js';

/** The current match; the previous one until the first hand of the next is begun or counted. */
export function standing({ match, before, hand }) {
  const begun = match.played.length > 0 || (hand && hand.phase !== 'deal');
  return begun || !before ? match : before;
}

/** Whether a hand is in progress, so that open cards count for a line. */
export function playing(hand) {
  return Boolean(hand) && (hand.phase === 'draw' || hand.phase === 'play');
}

/** "Hand 2 of 3"; after the last one, that the match is over. */
export function which(state) {
  const match = standing(state);
  return match === state.match && state.hand
    ? t('hand.of', state.hand.number, match.hands)
    : t(match.over ? 'match.over' : 'match', match.number);
}
