// The last ranking that is posted.

import { h, render } from '../dom.js';
import { named, points, t } from '../texts.js';
import { board, part } from './board.js';
import { turning } from './turning.js';

const list = part('list');
const pages = turning(list, told);

const page = board({
  stream: '/api/hall/ranking/stream',
  name: 'ranking',
  more: () => pages.button(),
  draw: state => {
    document.body.classList.toggle('is-final', state.last);
    render(list, state.after === 0 ? h('li', { key: 'none', class: 'nothing' }, t('hall.no-ranking')) : state.rows.map(row));
    pages.settle();
  },
});

function told() {
  const state = page?.state();
  part('page').textContent = [state?.last && t('hall.final'), pages.says()].filter(Boolean).join(' · ');
  page?.redrawSwitches();
}

function row(one) {
  return h('li', { key: one.number, class: `ranked ${one.rank <= 3 ? 'is-first' : ''}` },
    h('span', { class: 'rank number' }, `${one.rank}.`),
    h('span', { class: 'who' }, named(one.name), one.club && h('span', { class: 'club quiet' }, named(one.club))),
    h('span', { class: 'vp number' }, String(one.victoryPoints), h('span', { class: 'unit' }, ' VP')),
    h('span', { class: 'mp number quiet' }, points(one.matchPoints)));
}
