// The rulings to show: those not carried out, with the remedies done so far, and the newest while it is news.

import { h } from './dom.js';
import { icon } from './icons.js';
import { player, say, t } from './texts.js';

/** [{key, seat, case, article, says, remedies: [{says, done}], owed}], the newest last. */
export function rulings(state) {
  const hand = state.hand;
  if (!hand) return [];
  const owed = hand.owed.map((one, index) => ({
    ...one,
    owed: true,
    key: `${one.case} ${one.seat} ${index}`,
  }));
  const news = hand.acts.find(act => act.id === state.news.ruling)?.rulings ?? [];
  const fresh = news
    .filter(one => !owed.some(other => other.case === one.case && other.seat === one.seat))
    .map((one, index) => ({
      ...one,
      owed: false,
      key: `${one.case} ${one.seat} news ${index}`,
    }));
  return [...owed, ...fresh];
}

/** A ruling in large type: seat, article, what happened, remedies. */
export function ruling(one, state) {
  return h(
    'article',
    { class: `ruling${one.owed ? ' owed' : ''}`, key: one.key },
    h(
      'header',
      { class: 'ruling-head' },
      one.seat &&
        h('strong', { class: 'ruling-seat' }, t(`seat.${one.seat}`), called(one.seat, state)),
      one.owed && one.seat && h('span', { class: 'ruling-due' }, t('owes')),
      h('span', { class: 'ruling-article' }, one.article ? t('article', one.article) : t('ruling')),
      one.article &&
        one.case !== one.article &&
        h('span', { class: 'ruling-case' }, t('case', one.case)),
    ),
    h('h2', { class: 'ruling-says' }, say(one.says)),
    h(
      'ul',
      { class: 'remedies' },
      one.remedies.map((remedy, index) =>
        h(
          'li',
          { class: remedy.done ? 'done' : '', key: index },
          h('span', { class: remedy.due ? 'box' : 'box holds' }, remedy.done && icon('tick')),
          h(
            'span',
            {},
            say(remedy.says),
            remedy.done && h('span', { class: 'spoken' }, ` (${t('done')})`),
          ),
        ),
      ),
    ),
  );
}

function called(seat, state) {
  return state.match?.names?.[seat] ? [' · ', player(seat, state.match)] : null;
}

/** A ruling as spoken text. */
export function aloud(one) {
  const to = one.remedies.filter(remedy => !remedy.done).map(remedy => say(remedy.says));
  return [one.seat && t(`seat.${one.seat}`), say(one.says), ...to].filter(Boolean).join('. ');
}
