// A dialog with a form: fields, a reason where one is wanted, and a button that sends the change.

import { h } from '../dom.js';
import { say, t } from '../texts.js';
import { dialog, warning } from '../console/dialog.js';
import { change } from './desk.js';

/**
 * `fields` is a function of the form's values that gives elements; `text` makes the change of the values, or null as
 * long as something is missing. A refusal is shown in the dialog, which stays open.
 */
export async function formDialog({ title, lead, values, fields, text, reasons = null, submit }) {
  let refused = null;
  let busy = false;
  const done = await dialog({
    title,
    view: it => h('form', { class: 'sheet-body', onsubmit: event => (event.preventDefault(), sent(it)) },
      lead && h('p', { key: 'lead', class: 'lead' }, lead()),
      fields(values, it.redraw),
      reasons && reason(values, reasons, it.redraw),
      warning(refused && (refused === 'silent' ? t('direction.silent') : say(refused))),
      h('footer', { key: 'foot', class: 'sheet-foot' },
        h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.cancel')),
        h('button', { type: 'submit', class: 'button main', disabled: busy || text(values) === null }, submit()))),
  });
  return done === true;

  async function sent(it) {
    const asked = text(values);
    if (asked === null || busy) return;
    busy = true;
    it.redraw();
    const answer = await change(asked, true);
    busy = false;
    if (answer.done) return it.close(true);
    refused = answer.refused;
    it.redraw();
  }
}

/** A reason that stands in the file, from usual ones or typed. */
function reason(values, usual, redraw) {
  return h('fieldset', { key: 'why', class: 'why' },
    h('legend', {}, t('direction.why')),
    h('input', { name: 'why', 'aria-label': t('direction.why'), maxlength: 200, autocomplete: 'off', value: values.why ?? '', oninput: event => ((values.why = event.target.value), redraw()) }),
    h('div', { class: 'chips' }, usual.map(key => h('button', {
      key, type: 'button', class: 'chip', 'aria-pressed': values.why === t(key), onclick: () => ((values.why = t(key)), redraw()),
    }, t(key)))));
}

export function input(values, name, label, redraw, more = {}) {
  return h('label', { key: name, class: 'field' }, h('span', {}, label),
    h('input', { name, autocomplete: 'off', maxlength: 80, value: values[name] ?? '', oninput: event => ((values[name] = event.target.value), redraw()), ...more }));
}

/** A choice as large buttons. `options` are [{value, text}]. */
export function choice(values, name, legend, options, redraw) {
  return h('fieldset', { key: name, class: 'one-of' },
    h('legend', {}, legend),
    h('div', { class: 'options' }, options.map(option => h('label', { key: option.value, class: 'option' },
      h('input', { type: 'radio', name, value: option.value, checked: values[name] === option.value, onchange: () => ((values[name] = option.value), redraw()) }),
      h('span', {}, option.text)))));
}

/** A whole number as people type it, or null. */
export function whole(text) {
  const typed = String(text ?? '').trim().replace('−', '-').replace(/^\+/, '');
  return /^-?\d{1,6}$/.test(typed) ? Number(typed) : null;
}
