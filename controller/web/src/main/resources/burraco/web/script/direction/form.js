// A dialog with a form: fields, a reason where one is wanted, and a button that sends the change.

import { h } from '../dom.js';
import { t } from '../texts.js';
import { dialog, warning } from '../console/dialog.js';
import { changed } from '../console/store.js';
import { why } from './bar.js';
import { change } from './desk.js';

/**
 * `fields` is a function of the form's values that gives elements; `text` makes the change of the values, or null as
 * long as something is missing. A refusal is shown in the dialog, which stays open. `about` gives what the form is
 * about: if that is another when the form is sent, somebody else has changed it meanwhile, and it asks once more.
 */
export async function formDialog({ title, lead, values, fields, text, reasons = null, submit, about = () => null }) {
  let shown = JSON.stringify(about());
  let refused = null;
  let busy = false;
  const done = await dialog({
    title,
    view: it => h('form', { class: 'sheet-body', onsubmit: event => (event.preventDefault(), sent(it)) },
      lead && h('p', { key: 'lead', class: 'lead' }, lead()),
      fields(values, it.redraw),
      reasons && reason(values, reasons, it.redraw),
      warning(refused && why(refused)),
      h('footer', { key: 'foot', class: 'sheet-foot' },
        h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.cancel')),
        h('button', { type: 'submit', class: 'button main', disabled: busy || text(values) === null }, submit()))),
  });
  return done === true;

  async function sent(it) {
    const asked = text(values);
    if (asked === null || busy) return;
    const now = JSON.stringify(about());
    if (now !== shown) {
      shown = now;
      refused = 'changed';
      return it.redraw();
    }
    busy = true;
    it.redraw();
    const answer = await change(asked, true);
    busy = false;
    if (!it.element.isConnected) return changed(answer.done ? {} : { refused: answer.refused });
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

/** A whole number as people type it, also with a separator before three digits; or null. */
export function whole(text) {
  const typed = String(text ?? '').trim().replace('−', '-').replace(/^\+/, '').replace(/^(-?\d{1,3})[.,](\d{3})$/, '$1$2');
  return /^-?\d{1,6}$/.test(typed) ? Number(typed) : null;
}
