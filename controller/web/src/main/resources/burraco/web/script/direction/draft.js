// The draft of the next round: who meets whom at which table, why, and what an arbiter should see. Two contestants are
// exchanged by dragging one onto the other, or by choosing one and then the other; tables likewise. A contestant that
// is put on a table's number is to play there.

import { h } from '../dom.js';
import { icon } from '../icons.js';
import { t } from '../texts.js';
import { at, changed } from '../console/store.js';
import { draggable } from './drag.js';
import { formDialog } from './form.js';
import { side, title } from './names.js';
import { BY, why } from './text.js';

const SHOWN = 200;

/** What was chosen first: {kind: 'contestant' or 'table', id}. */
let chosen = null;
let warnedOnly = false;
let of = 0;
let many = SHOWN;

export function draft() {
  const { draft, round } = at.state;
  // What was chosen in one draft is not meant in the next.
  if (of !== draft?.round) [of, chosen, many] = [draft?.round, null, SHOWN];
  if (!draft) return round ? posted(round) : h('p', { key: 'none', class: 'nothing' }, t('direction.draft.none'));
  if (draft.impossible) return h('p', { key: 'none', class: 'nothing sentence' }, draft.impossible);
  const warned = [...draft.tables, ...draft.rests].filter(one => one.warnings.length > 0).length;
  const tables = warnedOnly && warned > 0 ? draft.tables.filter(one => one.warnings.length > 0) : draft.tables;
  return [
    h('div', { key: 'head', class: 'draft-head' },
      h('h2', {}, t('direction.draft.of', draft.round, at.state.rounds)),
      h('p', { class: 'quiet' }, t(draft.checked ? 'direction.draft.checked' : 'direction.draft.hint')),
      draft.missing > 0 && h('p', { class: 'warning' }, icon('warn'), h('span', {}, t('direction.draft.early', draft.missing))),
      draft.remarks.map((remark, index) => h('p', { key: `remark-${index}`, class: 'warning' }, icon('warn'), h('span', { class: 'sentence' }, remark))),
      warned > 0 && h('button', { type: 'button', class: 'chip', 'aria-pressed': warnedOnly, onclick: () => ((warnedOnly = !warnedOnly), changed()) }, icon('warn'), t('direction.draft.warned', warned)),
      h('p', { key: 'chosen', class: 'chosen', role: 'status' }, chosen && t('direction.draft.chosen', chosen.kind === 'table' ? t('direction.table', chosen.id) : title(Number(chosen.id))))),
    h('ol', { key: 'tables', class: 'draft-tables' }, tables.slice(0, many).map(table)),
    tables.length > many && h('button', { key: 'more', type: 'button', class: 'button', onclick: () => ((many += 200), changed()) }, t('direction.show-more', tables.length - many)),
    draft.rests.length > 0 && h('section', { key: 'rests', class: 'rests' },
      h('h3', {}, t('direction.rests')),
      h('ul', {}, draft.rests.map(one => h('li', { key: one.number }, contestant(one.number), h('p', { class: 'quiet sentence' }, one.why), warnings(one))))),
  ];
}

function table(one) {
  return h('li', { key: one.table, class: one.warnings.length > 0 ? 'draft-table is-warned' : 'draft-table' },
    h('button', {
      type: 'button', class: 'table-no', 'aria-pressed': isChosen('table', one.table), title: t('direction.draft.move-table'),
      'aria-label': t('direction.table', one.table), ...draggable('table', String(one.table), swapTables),
      onclick: () => choose('table', one.table, swapTables), onkeydown: drop,
    }, h('span', { class: 'handle', 'aria-hidden': 'true' }, '⠿'), h('span', { class: 'number' }, String(one.table)), one.group && h('small', {}, one.group)),
    h('div', { class: 'sides' },
      h('div', { key: 'first', class: 'one-side', role: 'group', 'aria-label': t('direction.draft.first') }, one.first.map(contestant)),
      h('div', { key: 'second', class: 'one-side', role: 'group', 'aria-label': t('direction.draft.second') }, one.second.map(contestant))),
    h('details', { class: 'because' }, h('summary', {}, t('direction.because')), h('p', { class: 'sentence' }, one.why)),
    warnings(one));
}

function contestant(number) {
  return h('button', {
    key: number, type: 'button', class: 'contestant', 'aria-pressed': isChosen('contestant', number), ...draggable('contestant', String(number), swap, { table: pin }),
    onclick: () => choose('contestant', number, swap), onkeydown: drop,
  }, h('span', { class: 'handle', 'aria-hidden': 'true' }, '⠿'), side([number]));
}

function warnings(one) {
  return one.warnings.map((text, index) => h('p', { key: `warning-${index}`, class: 'warning' }, icon('warn'), h('span', { class: 'sentence' }, text)));
}

function isChosen(kind, id) {
  return chosen?.kind === kind && chosen.id === String(id);
}

/** The first press takes one up, the second exchanges both. */
function choose(kind, id, both) {
  const other = chosen;
  if (other?.kind === 'contestant' && kind === 'table') {
    changed();
    return pin(other.id, id);
  }
  if (!other || other.kind !== kind) {
    chosen = { kind, id: String(id) };
    changed();
    return;
  }
  chosen = null;
  changed();
  if (other.id !== String(id)) both(other.id, String(id));
}

function drop(event) {
  if (event.key !== 'Escape' || !chosen) return;
  chosen = null;
  changed();
}

function swap(one, other) {
  chosen = null;
  exchange(`swap ${one} ${other}`, () => t('direction.draft.swap', title(Number(one)), title(Number(other))), ['direction.why.met', 'direction.why.club', 'direction.why.rested']);
}

function swapTables(one, other) {
  chosen = null;
  exchange(`swap-tables ${one} ${other}`, () => t('direction.draft.swap-tables', one, other), ['direction.why.walk', 'direction.why.near']);
}

/** Whoever they meet, they play at this table; what the draft has there gets the other. */
function pin(number, table) {
  chosen = null;
  formDialog({
    about: () => at.state.draft, title: () => t('direction.draft.pin'), lead: () => t('direction.draft.pin.lead', title(Number(number)), table), values: {}, fields: () => [],
    reasons: ['direction.why.walk', 'direction.why.near'], text: values => (values.why?.trim() ? `pin ${number} table ${table} ${BY} ${why(values.why)}` : null),
    submit: () => t('direction.draft.pin.do'),
  });
}

function exchange(text, lead, reasons) {
  formDialog({
    about: () => at.state.draft, title: () => t('direction.draft.exchange'), lead, values: {}, fields: () => [], reasons,
    text: values => (values.why?.trim() ? `${text} ${BY} ${why(values.why)}` : null),
    submit: () => t('direction.draft.exchange.do'),
  });
}

/** Seats that are posted stay; here they can be looked up. */
function posted(round) {
  return [
    h('div', { key: 'head', class: 'draft-head' }, h('h2', {}, t('direction.draft.posted', round.round)), h('p', { class: 'quiet' }, t('direction.draft.stay'))),
    h('ol', { key: 'tables', class: 'draft-tables is-posted' }, round.tables.slice(0, many).map(one => h('li', { key: one.table, class: 'draft-table' },
      h('span', { class: 'table-no' }, h('span', { class: 'number' }, String(one.table)), one.group && h('small', {}, one.group)),
      h('div', { class: 'sides' }, h('span', { key: 'first', class: 'contestant' }, side(one.first)), h('span', { key: 'second', class: 'contestant' }, side(one.second))),
      h('details', { class: 'because' }, h('summary', {}, t('direction.because')), h('p', { class: 'sentence' }, one.why))))),
    round.tables.length > many && h('button', { key: 'more', type: 'button', class: 'button', onclick: () => ((many += 200), changed()) }, t('direction.show-more', round.tables.length - many)),
    round.rests.length > 0 && h('section', { key: 'rests', class: 'rests' }, h('h3', {}, t('direction.rests')),
      h('ul', {}, round.rests.map(one => h('li', { key: one.number }, h('span', { class: 'contestant' }, side([one.number])), h('p', { class: 'quiet sentence' }, one.why))))),
  ];
}
