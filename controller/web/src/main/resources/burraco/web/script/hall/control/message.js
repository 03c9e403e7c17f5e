// What is said to all or to some tables.

import { h } from '../../dom.js';
import { named, t } from '../../texts.js';
import { at, changed } from '../../console/store.js';
import { may } from '../staff.js';
import { give } from './send.js';

const form = { text: '', tables: '' };

export function messagePanel() {
  const everybody = may('direction', 'speaker');
  const some = may('direction', 'arbiter');
  return h('section', { key: 'message', class: 'card-panel' },
    h('h2', {}, t('control.message')),
    h('form', { class: 'message-form', onsubmit: event => (event.preventDefault(), tell()) },
      h('label', { class: 'field' }, h('span', {}, t('control.message.text')),
        h('input', { name: 'text', maxlength: 200, autocomplete: 'off', value: form.text, oninput: event => type('text', event) })),
      some && h('label', { key: 'tables', class: 'field' }, h('span', {}, t(everybody ? 'control.message.tables' : 'control.message.which')),
        h('input', { name: 'tables', maxlength: 200, autocomplete: 'off', inputmode: 'numeric', value: form.tables, oninput: event => type('tables', event) })),
      h('button', { type: 'submit', class: 'button main', disabled: !ready(everybody) }, t(tables() || !everybody ? 'control.message.send-some' : 'control.message.send-all'))),
    h('ul', { class: 'said' }, at.state.notices.map((one, index) => h('li', { key: index },
      h('span', {}, h('span', { class: 'tag' }, one.tables.length > 0 ? t('control.message.to', one.tables.join(', ')) : t('control.message.to-all')), ' ', named(one.text)),
      (one.tables.length > 0 ? some : everybody) && h('button', { type: 'button', class: 'button', onclick: () => give({ do: 'tell', text: '', tables: one.tables.join(' ') }) }, t('control.message.take-back'))))));
}

function type(name, event) {
  form[name] = event.target.value;
  changed();
}

const MOST_TABLES = 2000;

/** What was typed, such as 1, 4-8: numbers between blanks, as an order has them. */
function tables() {
  const numbers = new Set();
  for (const [, first, last] of form.tables.matchAll(/(\d+)(?:\s*[-–]\s*(\d+))?/g)) {
    const end = Math.min(Number(last ?? first), MOST_TABLES);
    for (let number = Number(first); number <= end; number++) numbers.add(number);
  }
  return [...numbers].join(' ');
}

function ready(everybody) {
  return form.text.trim() !== '' && (everybody || tables() !== '');
}

async function tell() {
  if (await give({ do: 'tell', text: form.text.trim(), tables: tables() })) {
    Object.assign(form, { text: '', tables: '' });
    changed();
  }
}
