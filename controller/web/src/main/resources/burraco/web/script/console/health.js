// The health of antennas and scales while the tab is open, the worst first. What they read is not shown.

import { h } from '../dom.js';
import { say, t } from '../texts.js';
import { ask } from './api.js';
import { decimal, seconds } from './format.js';
import { at, changed } from './store.js';
import { zoneName } from './zones.js';

const EVERY = 2000;
/** A working antenna is never silent for longer (milliseconds). */
const SILENT = 2000;
const SLOW = 1000;
const COLUMNS = ['worst', 'id', 'zone', 'source', 'perSecond', 'sinceLast', 'longest', 'unclear'];
const TEXT = new Set(['worst', 'zone', 'source']);

let timer = 0;

/** Polls while the tab is open and the page visible. */
export function watchHealth(open) {
  clearInterval(timer);
  timer = 0;
  if (!open) return;
  look();
  timer = setInterval(look, EVERY);
}

async function look() {
  if (document.hidden) return;
  const health = await ask('/api/health');
  changed({ health, healthLost: health === null });
}

export function health() {
  const told = at.health;
  if (!told) return h('p', { key: 'waits', class: 'nothing' }, t(at.healthLost ? 'console.silent' : 'console.health.fetch'));
  const ill = told.antennas.filter(one => badness(one) > 1).length;
  return [
    h('p', { key: 'sum', class: ill ? 'sum is-bad' : 'sum' }, ill ? t('console.health.ill', ill, told.antennas.length) : t('console.health.well', told.antennas.length)),
    h('dl', { key: 'numbers', class: 'facts' }, ['waiting', 'leftOut'].map(one =>
      h('div', { key: one }, h('dt', {}, t(`console.health.${one}`)), h('dd', { class: told[one] > 100 || (told[one] && one === 'leftOut') ? 'number is-bad' : 'number' }, String(told[one]))))),
    h('div', { key: 'antennas', class: 'table-wide', tabindex: 0, role: 'region', 'aria-label': t('console.health.antennas') },
      h('table', { class: 'figures health' },
        h('caption', {}, t('console.health.antennas')),
        h('thead', {}, h('tr', {}, COLUMNS.map(column))),
        h('tbody', {}, sorted(told.antennas).map(row)))),
    told.scales.length > 0 && h('table', { key: 'scales', class: 'figures health' },
      h('caption', {}, t('console.health.scales')),
      h('tbody', {}, told.scales.map(one => h('tr', { key: one.id },
        h('th', { scope: 'row' }, String(one.id)), h('td', { class: 'text' }, zoneName(one.zone)),
        h('td', {}, since(one)), h('td', { class: 'text' }, say(one.says)))))),
  ];
}

/** 3 in trouble, 2 silent, 1 slow, 0 good. */
function badness(one) {
  if (one.trouble) return 3;
  if (one.sinceLast === null || one.sinceLast >= SILENT) return 2;
  return one.longest >= SLOW ? 1 : 0;
}

function column(name) {
  const chosen = at.sort.by === name;
  return h('th', { key: name, scope: 'col', class: TEXT.has(name) ? 'text' : null, 'aria-sort': chosen ? (at.sort.down ? 'descending' : 'ascending') : null },
    h('button', { type: 'button', onclick: () => changed({ sort: { by: name, down: chosen ? !at.sort.down : ['worst', 'sinceLast', 'longest', 'unclear'].includes(name) } }) },
      t(`console.health.${name}`), h('span', { 'aria-hidden': 'true' }, chosen ? (at.sort.down ? ' ▾' : ' ▴') : '')));
}

function sorted(antennas) {
  const { by, down } = at.sort;
  const value = one => (by === 'worst' ? badness(one) * 1e9 + (one.sinceLast ?? 1e8) : one[by] ?? Infinity);
  const order = (one, other) => {
    const a = value(one);
    const b = value(other);
    return typeof a === 'string' ? a.localeCompare(b, 'en', { numeric: true }) : a - b;
  };
  return [...antennas].sort((one, other) => (down ? -1 : 1) * order(one, other) || one.id - other.id);
}

const since = one => (one.sinceLast === null ? t('console.health.never') : seconds(one.sinceLast));

function row(one) {
  const bad = badness(one);
  return h('tr', { key: one.id, class: `bad-${bad}` },
    h('td', { class: 'text' }, h('span', { class: 'state' }, t(`console.health.state.${bad}`)), one.says && h('small', {}, say(one.says))),
    h('th', { scope: 'row' }, String(one.id)), h('td', { class: 'text' }, zoneName(one.zone)), h('td', { class: 'text', translate: 'no' }, one.source),
    h('td', {}, decimal(one.perSecond)), h('td', {}, since(one)), h('td', {}, seconds(one.longest)), h('td', {}, String(one.unclear ?? 0)));
}
