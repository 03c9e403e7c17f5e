// The tables: their electronics, who sits on which line, more time for one of them.

import { h } from '../../dom.js';
import { named, t } from '../../texts.js';
import { dialog } from '../../console/dialog.js';
import { at } from '../../console/store.js';
import { may } from '../staff.js';
import { timeOfDay } from '../time.js';
import { place } from './devices.js';
import { give } from './send.js';
import { sure } from './sure.js';

export function tablesPanel() {
  return h('section', { key: 'tables', class: 'card-panel is-wide' },
    h('h2', {}, t('control.tables')),
    h('ul', { class: 'places' }, at.state.tables.map(one => h('li', { key: one.table },
      h('button', { type: 'button', class: 'place-row', onclick: () => open(one.table) },
        h('strong', { class: 'number' }, h('span', { class: 'spoken' }, `${t('hall.table')} `), String(one.table)),
        h('span', { class: 'place-who' }, one.first ? sides(one) : h('span', { class: 'quiet' }, t('control.tables.free'))),
        h('span', { class: 'place-device' }, device(one), one.ends !== undefined && h('span', { class: 'tag' }, t('control.until', timeOfDay(one.ends)))))))));
}

/** Who sits North-South stands first. */
function sides(one) {
  const [ns, ew] = one.firstNs ? [one.first, one.second] : [one.second, one.first];
  return [h('span', { key: 'ns' }, h('span', { class: 'line-tag is-ns' }, t('short.NS')), ' ', named(ns)), h('span', { key: 'ew' }, h('span', { class: 'line-tag is-ew' }, t('short.EW')), ' ', named(ew))];
}

function device(one) {
  if (!one.device) return h('span', { key: 'device', class: 'quiet' }, t('hall.is.paper'));
  return h('span', { key: 'device', class: one.present ? 'tag' : 'tag is-warn' }, t(one.present ? 'control.present' : 'control.absent'));
}

async function open(number) {
  const one = () => at.state.tables.find(place => place.table === number);
  if (!one()) return;
  await dialog({
    title: () => t('table', number),
    view: it => h('div', { class: 'sheet-body' },
      one().first && h('p', { class: 'lead place-who' }, sides(one())),
      one().device && h('p', {}, named(one().device.name), ' ', device(one())),
      h('div', { class: 'acts' },
        one().first && act(it, 'lines', 'control.lines', () => give({ do: 'sit', table: number, first: one().firstNs ? 'ew' : 'ns' })),
        one().first && at.state.ends !== undefined && [1, 3, 5].map(minutes => act(it, minutes, 'control.extend', () => give({ do: 'extend', table: number, minutes }), minutes)),
        one().numbers.map(pair => act(it, `code-${pair}`, 'control.code', () => code(pair), pair)),
        one().device && may('direction') && act(it, 'move', 'control.move', () => place(one().device)),
        one().device && may('direction') && act(it, 'away', 'control.take-away', () => takeAway(one()))),
      h('footer', { class: 'sheet-foot' }, h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.leave')))),
  });
}

async function takeAway({ table, device }) {
  if (await sure(t('control.take-away'), t('control.take-away.is', device.name, table))) await give({ do: 'place', device: device.id, table: 0 });
}

/** The code of a pair's own page, to be scanned from this screen. */
function code(pair) {
  return dialog({
    title: () => t('control.code', pair),
    size: 'small',
    view: it => h('div', { class: 'sheet-body' },
      h('p', { class: 'lead' }, t('control.code.is')),
      h('img', { class: 'pair-code', src: `/api/hall/pair.svg?number=${pair}`, alt: t('control.code', pair) }),
      h('footer', { class: 'sheet-foot' }, h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.leave')))),
  });
}

function act(it, key, label, done, ...details) {
  return h('button', { key, type: 'button', class: 'button', onclick: async () => {
    it.close(true);
    await done();
  } }, t(label, ...details));
}
