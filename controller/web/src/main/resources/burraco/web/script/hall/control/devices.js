// Devices that ask to join, journals that want to be accepted, and where each device is.

import { h } from '../../dom.js';
import { named, t } from '../../texts.js';
import { dialog, warning } from '../../console/dialog.js';
import { at } from '../../console/store.js';
import { ago } from '../staff.js';
import { give } from './send.js';
import { sure } from './sure.js';

export function devicesPanel() {
  const { joining, journals, spare } = at.state;
  return h('section', { key: 'devices', class: 'card-panel' },
    h('h2', {}, t('control.devices')),
    joining.length + journals.length + spare.length === 0 && h('p', { key: 'none', class: 'quiet' }, t('control.devices.none')),
    h('ul', { class: 'devices' },
      joining.map(one => h('li', { key: `join-${one.id}`, class: 'device is-joining' },
        h('p', {}, t('control.joins', ago(one.since)), ' ', named(one.name || one.from)),
        h('p', { class: 'code number' }, one.code.replace(/(...)(?=.)/g, '$1 ')),
        h('p', { class: 'quiet' }, t('control.joins.compare')),
        h('p', { class: 'buttons' },
          h('button', { type: 'button', class: 'button main', onclick: () => admit(one) }, t('control.admit')),
          h('button', { type: 'button', class: 'button', onclick: () => give({ do: 'turn-away', id: one.id }) }, t('control.turn-away'))))),
      journals.map(one => h('li', { key: `journal-${one.device}-${one.journal}`, class: 'device' },
        h('p', {}, t('control.journal', one.table || '–', one.journal)),
        h('p', { class: 'quiet' }, t('control.journal.is')),
        h('p', { class: 'buttons' }, h('button', { type: 'button', class: 'button', onclick: () => give({ do: 'accept', device: one.device, journal: one.journal }) }, t('control.accept'))))),
      spare.map(one => h('li', { key: `spare-${one.id}`, class: 'device' },
        h('p', {}, named(one.name), ' ', h('span', { class: 'quiet' }, t('control.spare'))),
        h('p', { class: 'buttons' },
          h('button', { type: 'button', class: 'button', onclick: () => place(one) }, t('control.place')),
          h('button', { type: 'button', class: 'button', onclick: () => remove(one) }, t('control.remove')))))));
}

/** Places without a device first: the lowest number is the likely one. */
function free() {
  return at.state.tables.find(one => !one.device)?.table ?? at.state.tables.length + 1;
}

async function admit(one) {
  const form = { name: one.name, table: String(free()) };
  const yes = await ask(t('control.admit'), form, h('p', { class: 'lead' }, t('control.admit.code', one.code.replace(/(...)(?=.)/g, '$1 '))), true);
  if (yes) await give({ do: 'admit', id: one.id, name: form.name.trim() || t('control.admit.name', form.table), table: Number(form.table) });
}

export async function place(one) {
  const form = { name: '', table: String(free()) };
  if (await ask(t('control.place.title', one.name), form, h('p', { class: 'lead' }, t('control.place.is')), false)) {
    await give({ do: 'place', device: one.id, table: Number(form.table) });
  }
}

async function remove(one) {
  if (await sure(t('control.remove'), t('control.remove.is', one.name))) await give({ do: 'remove', device: one.id });
}

function ask(title, form, lead, withName) {
  let wrong = false;
  return dialog({
    title: () => title,
    size: 'small',
    view: it => h('form', { class: 'sheet-body', onsubmit: event => (event.preventDefault(), /^\d{1,4}$/.test(form.table.trim()) ? it.close(true) : ((wrong = true), it.redraw())) },
      lead,
      h('label', { class: 'field' }, h('span', {}, t('control.place.table')),
        h('input', { name: 'table', inputmode: 'numeric', autocomplete: 'off', autofocus: true, maxlength: 4, value: form.table, oninput: event => (form.table = event.target.value) })),
      withName && h('label', { key: 'name', class: 'field' }, h('span', {}, t('control.admit.called')),
        h('input', { name: 'name', autocomplete: 'off', maxlength: 40, value: form.name, oninput: event => (form.name = event.target.value) })),
      warning(wrong && t('control.place.wrong')),
      h('footer', { class: 'sheet-foot' },
        h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.cancel')),
        h('button', { type: 'submit', class: 'button main' }, t('control.place.yes')))),
  });
}
