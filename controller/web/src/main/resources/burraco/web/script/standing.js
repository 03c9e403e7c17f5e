// Which match and which hand people speak of as things stand.

import { t } from './texts.js';

/**
 * The match that people speak of: until the first hand of the next one is counted or begun, that is
 * the one before.
 */
export function standing({ match, before, hand }) {
  const begun = match.played.length > 0 || (hand && hand.phase !== 'deal');
  return begun || !before ? match : before;
}

/** Whether a hand is being played, so that what lies open counts for somebody. */
export function playing(hand) {
  return Boolean(hand) && (hand.phase === 'draw' || hand.phase === 'play');
}

/** "Smazzata 2 di 3"; after the last one, that the match is over. */
export function which(state) {
  const match = standing(state);
  return match === state.match && state.hand
    ? t('hand.of', state.hand.number, match.hands)
    : t(match.over ? 'match.over' : 'match', match.number);
}
