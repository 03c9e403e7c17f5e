// The ranking after the last round whose seats are posted.

import { h } from '../dom.js';
import { icon } from '../icons.js';
import { named, points, t } from '../texts.js';
import { at, changed } from '../console/store.js';
import { entryDialog } from './entry-acts.js';
import { marks } from './entries.js';
import { entry } from './names.js';

const SHOWN = 300;

let many = SHOWN;

export function ranking() {
  const { ranking, round } = at.state;
  if (!ranking) return h('p', { key: 'none', class: 'nothing' }, t('direction.ranking.none'));
  return [
    h('div', { key: 'head', class: 'draft-head' },
      h('h2', {}, t('direction.ranking.after', ranking.after)),
      h('p', { class: 'quiet' }, t(`direction.ranking.${round.state === 'ranking-posted' ? 'posted' : 'unposted'}`)),
      round.missing > 0 && h('p', { class: 'warning' }, icon('warn'), h('span', {}, t('direction.ranking.early', round.missing)))),
    h('div', { key: 'wide', class: 'table-wide', tabindex: 0, role: 'group', 'aria-label': t('direction.tab.ranking') },
      h('table', { class: 'figures ranking' },
        h('thead', {}, h('tr', {},
          h('th', { scope: 'col' }, t('direction.ranking.rank')), h('th', { scope: 'col', class: 'text' }, t('direction.ranking.who')),
          h('th', { scope: 'col' }, t('direction.vp.short')), h('th', { scope: 'col' }, t('direction.mp.short')),
          rounds(ranking).map(number => h('th', { key: number, scope: 'col' }, t('direction.ranking.round', number))),
          h('th', { scope: 'col', class: 'text' }, t('direction.ranking.decided')))),
        h('tbody', {}, ranking.rows.slice(0, many).map(row)))),
    ranking.rows.length > many && h('button', { key: 'more', type: 'button', class: 'button', onclick: () => ((many += 1000), changed()) }, t('direction.show-more', ranking.rows.length - many)),
  ];
}

function rounds({ from, after }) {
  return Array.from({ length: after - from + 1 }, (_, index) => from + index);
}

function row(one) {
  const who = entry(one.number);
  return h('tr', { key: one.number },
    h('td', {}, String(one.rank)),
    h('th', { scope: 'row', class: 'text' }, h('button', { type: 'button', class: 'link', onclick: () => entryDialog(one.number) },
      h('span', { class: 'no number' }, String(one.number)), ' ', named(who.title)), marks(who)),
    h('td', {}, h('strong', {}, String(one.victoryPoints))),
    h('td', {}, points(one.matchPoints)),
    one.rounds.map((got, index) => h('td', { key: `round-${index}` }, String(got))),
    h('td', { class: 'text quiet' }, one.decided ?? ''));
}
