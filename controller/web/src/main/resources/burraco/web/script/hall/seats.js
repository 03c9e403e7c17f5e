// Who sits where: /seats by the tables' numbers, /names in alphabetical order.

import { h, render } from '../dom.js';
import { named, t } from '../texts.js';
import { board, part } from './board.js';
import { turning } from './turning.js';

const byName = location.pathname.endsWith('/names');
const list = part('list');
const pages = turning(list, told);
list.classList.toggle('by-name', byName);
list.dataset.tLabel = byName ? 'hall.names' : 'hall.seats';

const page = board({
  stream: '/api/hall/seats/stream',
  name: byName ? 'names' : 'seats',
  more: () => pages.button(),
  draw: state => {
    render(list, state.round === 0 ? h('li', { key: 'none', class: 'nothing' }, t('hall.not-posted')) : byName ? names(state) : tables(state));
    pages.settle();
  },
});

function told() {
  part('page').textContent = pages.says();
  page?.redrawSwitches();
}

function tables(state) {
  const titles = new Map(state.entries.map(one => [one.number, one.title]));
  return [
    state.tables.map(one => h('li', { key: one.table, class: 'seated' },
      h('span', { class: 'at number' }, h('span', { class: 'spoken' }, `${t('hall.table')} `), String(one.table)),
      h('span', { class: 'sides' }, side(one.first, titles, state.lines && 'fixed'), side(one.second, titles, state.lines && 'mobile')))),
    state.rests.map(one => h('li', { key: `rest-${one.number}`, class: 'seated is-resting' },
      h('span', { class: 'at number' }, one.table > 0 ? String(one.table) : '–'),
      h('span', { class: 'sides' }, side([one.number], titles), h('span', { class: 'side quiet' }, t('hall.rests'))))),
  ];
}

function side(numbers, titles, line) {
  return h('span', { class: 'side' },
    h('span', { class: 'no number' }, numbers.join(' + ')),
    h('span', { class: 'who' }, numbers.map((number, index) => [index > 0 && ' + ', named(titles.get(number) ?? '')])),
    line && h('span', { class: 'line-is' }, t(`hall.${line}`)));
}

function names(state) {
  const at = new Map();
  for (const one of state.tables) for (const number of [...one.first, ...one.second]) at.set(number, one.table);
  const resting = new Set(state.rests.map(one => one.number));
  return state.names.map((one, index) => h('li', { key: `${one.number}-${index}`, class: 'named' },
    h('span', { class: 'who' }, named(one.player), h('span', { class: 'no number' }, ` ${one.number}`)),
    h('span', { class: 'at number' }, at.has(one.number)
      ? [h('span', { class: 'spoken' }, `${t('hall.table')} `), String(at.get(one.number))]
      : h('span', { class: 'quiet' }, resting.has(one.number) ? t('hall.rests') : t('hall.away')))));
}
