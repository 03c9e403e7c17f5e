// The score sheet between hands, with counting and confirming where possible; at the end of the match with victory
// points and winner.

import { h, render } from '../dom.js';
import { countTable } from '../counts.js';
import { standing } from '../standing.js';
import { player, points, t } from '../texts.js';
import { waiting } from '../unconfirmed.js';
import { drawCounting, isOpen } from './counting.js';

/** Draws it, and tells whether it is shown. */
export function drawReckoning(section, state) {
  const { hand } = state;
  const match = standing(state);
  const counting = hand?.phase === 'over';
  const waits = !hand || hand.phase === 'deal';
  const last = match.played.at(-1);
  const shown = counting || match.over || (waits && Boolean(last || !hand));
  const here = isOpen(state);
  section.hidden = !shown && !here;
  if (section.hidden) return false;
  if (here) {
    render(section, h('div', { class: 'sheet-hand sheet-count', key: 'here', own: true }));
    drawCounting(section.firstElementChild, state);
    return true;
  }
  const one = waiting(state) ?? (!counting && last && { match, hand: last });
  render(
    section,
    h(
      'div',
      { class: 'sheet-hand', key: 'hand' },
      one &&
        countTable(one.hand.counts, {
          caption: [one.match !== match && t('match', one.match.number), t('hand', one.hand.hand)]
            .filter(Boolean)
            .join(' · '),
          totals: { ns: one.hand.ns, ew: one.hand.ew },
        }),
      one && confirmed(one.hand),
    ),
    (match.played.length > 0 || !one) &&
      h(
        'div',
        { class: 'sheet-match', key: 'match' },
        match.vp && winner(match),
        matchTable(match),
        match.vp && victory(match),
      ),
  );
  return true;
}

function confirmed({ confirmed: by }) {
  return h(
    'p',
    { class: 'confirmed' },
    ['NS', 'EW'].map(line =>
      h(
        'span',
        { key: line, class: by.includes(line) ? 'yes' : 'no' },
        `${t(`line.${line}`)}: ${t(by.includes(line) ? 'count.confirmed' : 'count.unconfirmed')}`,
      ),
    ),
  );
}

function matchTable(match) {
  return h(
    'table',
    { class: 'counts match' },
    h('caption', {}, t('match', match.number)),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td', {}),
        h('th', { class: 'ns', scope: 'col' }, pair('NS', match)),
        h('th', { class: 'ew', scope: 'col' }, pair('EW', match)),
      ),
    ),
    h(
      'tbody',
      {},
      match.played.map(one =>
        h(
          'tr',
          { key: one.hand },
          h('th', { scope: 'row' }, t('hand', one.hand)),
          h('td', { class: 'number' }, points(one.ns)),
          h('td', { class: 'number' }, points(one.ew)),
        ),
      ),
    ),
    h(
      'tfoot',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, t('total')),
        h('td', { class: 'number' }, points(match.ns)),
        h('td', { class: 'number' }, points(match.ew)),
      ),
    ),
  );
}

/** The players of a line, each on a row; without names, the line's seats. */
function pair(line, match) {
  const seats = line === 'NS' ? ['N', 'S'] : ['E', 'W'];
  return seats.some(seat => match.names?.[seat])
    ? seats.map(seat => h('span', { class: 'pair', key: seat }, player(seat, match)))
    : t(`line.${line}`);
}

/** By victory points, as art. 17 ranks; equal points are a draw. */
function winner(match) {
  const { ns, ew } = match.vp;
  if (ns === ew) return h('p', { class: 'winner' }, t('match.draw'));
  const line = ns > ew ? 'NS' : 'EW';
  const players = pair(line, match);
  return h(
    'div',
    { class: 'winner' },
    h('p', {}, t('match.wins', t(`line.${line}`))),
    Array.isArray(players) && h('p', { class: line.toLowerCase() }, players),
  );
}

function victory({ vp }) {
  return h(
    'p',
    { class: 'victory' },
    h('span', {}, t('vp.long')),
    h(
      'strong',
      { class: 'number' },
      h('span', { class: 'ns' }, points(vp.ns)),
      ' – ',
      h('span', { class: 'ew' }, points(vp.ew)),
    ),
  );
}
