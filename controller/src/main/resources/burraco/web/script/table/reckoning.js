// The count sheet: after a hand until the next one, and at the end of the match with its victory
// points.

import { h, render } from '../dom.js';
import { countTable } from '../counts.js';
import { standing } from '../standing.js';
import { points, seatName, t } from '../texts.js';

/** Draws it and says whether it is shown. */
export function drawReckoning(section, state) {
  const { hand } = state;
  const match = standing(state);
  const counting = hand?.phase === 'over';
  const waits = !hand || hand.phase === 'deal';
  const last = match.played.at(-1);
  const counted = last && (!counting || last.hand === hand.number);
  const shown = counting || match.over || (waits && Boolean(last || !hand));
  section.hidden = !shown;
  if (!shown) return false;
  const counts = counting && !counted ? hand.counts : last?.counts;
  render(
    section,
    h(
      'div',
      { class: 'sheet-hand', key: 'hand' },
      counts &&
        countTable(counts, {
          caption: t('hand', counted ? last.hand : hand.number),
          totals: counted ? { ns: last.ns, ew: last.ew } : {},
        }),
      last && counted && confirmed(last),
    ),
    (match.played.length > 0 || !counts) &&
      h(
        'div',
        { class: 'sheet-match', key: 'match' },
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
  const pair = (line, seats) =>
    seats.some(seat => match.names?.[seat])
      ? seats.map(seat => seatName(seat, match)).join(' – ')
      : t(`line.${line}`);
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
        h('th', { class: 'ns', scope: 'col' }, pair('NS', ['N', 'S'])),
        h('th', { class: 'ew', scope: 'col' }, pair('EW', ['E', 'W'])),
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
