// How far all tables are, on one screen: the more tables, the less is said of each.

import { h, render } from '../dom.js';
import { clock, ticking } from '../clocks.js';
import { icon } from '../icons.js';
import { named, points, t } from '../texts.js';
import { board, part } from './board.js';
import { arranged } from './tiles.js';
import { roundClock } from './time.js';

const grid = part('list');
let seats = { round: -1, tables: new Map(), titles: new Map() };
let asking = false;

const page = board({ stream: '/api/hall/progress/stream', name: 'progress', draw });
ticking(() => page.state() && tick(page.state()));
addEventListener('resize', () => page.state() && draw(page.state()));

function draw(state) {
  if (state.round !== seats.round || state.tables.some(row => !seats.tables.has(row.t))) load(state);
  const density = arranged(grid, state.tables.length);
  render(grid, state.round === 0
    ? h('li', { key: 'none', class: 'nothing' }, t('hall.not-posted'))
    : state.tables.map(row => tile(row, state, density)));
  render(part('sums'), sums(state));
  tick(state);
}

/** Names come with the seats, which change once in a round. */
async function load(state) {
  if (asking || state.round === 0) return;
  asking = true;
  try {
    const answer = await fetch('/api/hall/seats', { cache: 'no-store' });
    const body = await answer.json();
    seats = {
      round: body.round,
      tables: new Map(body.tables.map(one => [one.table, one])),
      titles: new Map(body.entries.map(one => [one.number, one.title])),
    };
    if (body.round === state.round) page.redraw();
  } catch {
    // The next state asks again.
  } finally {
    setTimeout(() => (asking = false), 2000);
  }
}

function tile(row, state, density) {
  const seated = seats.round === state.round ? seats.tables.get(row.t) : null;
  return h('li', { key: row.t, class: `tile is-${row.s} ${row.l ? 'is-waiting' : ''}` },
    h('span', { class: 'tile-head' },
      h('strong', { class: 'tile-no number' }, h('span', { class: 'spoken' }, `${t('hall.table')} `), String(row.t)),
      h('span', { class: 'tile-stand' }, stand(row, state, density)),
      row.ends !== undefined && h('span', { class: 'tile-clock number', 'data-ends': row.ends })),
    h('span', { class: 'tile-side' }, who(seated?.first, density), score(row.a)),
    h('span', { class: 'tile-side' }, who(seated?.second, density), score(row.b)),
    (row.w || row.l) && h('span', { class: density === 'tight' ? 'spoken' : 'tile-waits' }, waits(row)));
}

/** Who waits for what. */
function waits(row) {
  return row.l ? t('hall.waits.confirm', row.l.split(' ').map(line => t(`line.${line}`)).join(', ')) : t(`hall.waits.${row.w}`);
}

function who(numbers = [], density) {
  const many = numbers.map((number, index) => [index > 0 && ' + ', named(seats.titles.get(number) ?? '')]);
  return h('span', { class: 'tile-who' }, h('span', { class: 'no number' }, numbers.join('+')), density !== 'tight' && h('span', { class: 'who' }, many));
}

function score(number) {
  return h('span', { class: 'tile-score number' }, number === undefined ? '' : points(number));
}

function stand(row, state, density) {
  if (row.s === 'done') return [icon('tick'), word('done', density)];
  if (row.s === 'alone') return [icon('link'), word('alone', density)];
  if (row.s === 'plays' || row.s === 'alone') return density === 'tight' ? `${row.h ?? 0}/${state.hands}` : t('hall.hand', row.h ?? 0, state.hands);
  return word(row.s, density);
}

function word(key, density) {
  return density === 'tight' && (key === 'done' || key === 'alone') ? h('span', { class: 'spoken' }, t(`hall.is.${key}`)) : t(`hall.is.${key}${density === 'tight' ? '.short' : ''}`);
}

function sums({ tables }) {
  const done = tables.filter(row => row.s === 'done').length;
  return tables.length > 0 ? t('hall.done-of', done, tables.length) : '';
}

function tick(state) {
  const now = page?.now() ?? state.now;
  const { kind, left } = roundClock(state, now);
  render(part('page'), kind === 'none' ? '' : h('span', { class: `bar-time is-${kind} number` }, kind === 'paused' && icon('pause'), left === null ? t('hall.waits.PAUSED') : clock(left)));
  for (const element of grid.querySelectorAll('.tile-clock')) {
    element.textContent = clock(roundClock(state, now, Number(element.dataset.ends)).left);
  }
}
