// What needs an arbiter (/calls), for a phone in the hall and for the desk.

import { h, render } from '../dom.js';
import { icon } from '../icons.js';
import { ticking } from '../clocks.js';
import { named, points, say, t } from '../texts.js';
import { dialog, warning } from '../console/dialog.js';
import { at, changed } from '../console/store.js';
import { isOn, ring, told } from './bell.js';
import { part } from './board.js';
import { ago, may, order, staffPage, way, ways } from './staff.js';

/** These cannot wait. */
const URGENT = ['call', 'phone', 'ruling', 'blind', 'doubt', 'silent'];

const page = staffPage({
  stream: '/api/hall/calls/stream',
  name: 'calls',
  who: ['direction', 'arbiter', 'reader'],
  draw,
  title: () => (waiting().length > 0 ? `(${waiting().length}) ` : '') + t('staff.calls'),
  more: () => [{
    key: 'bell', face: icon('bell'), label: t('calls.bell'), pressed: isOn(),
    act: () => ring(!isOn()).then(() => page.redrawSwitches()),
  }],
});
ticking(() => {
  for (const one of document.querySelectorAll('[data-since]')) {
    const text = ago(Number(one.dataset.since));
    if (one.textContent !== text) one.textContent = text;
  }
});

const waiting = () => (at.state?.open ?? []).filter(one => !one.by);

function draw() {
  const { open, past, round } = at.state;
  ways(may('direction') && way('/direction', 'staff.direction'), may('direction', 'arbiter') && way('/control', 'staff.control'));
  told(waiting(), says);
  render(part('where'), [round > 0 && t('calls.round', round), t('calls.open', waiting().length)].filter(Boolean).join(' · '));
  const urgent = open.filter(one => URGENT.includes(one.kind));
  const later = open.filter(one => !URGENT.includes(one.kind));
  render(part('panel'),
    open.length === 0 && h('p', { key: 'none', class: 'nothing' }, t('calls.none')),
    section('urgent', urgent),
    section('later', later),
    past.length > 0 && h('details', { key: 'past', class: 'past' },
      h('summary', {}, t('calls.past', past.length)),
      h('ul', { class: 'calls' }, past.map(was))));
}

function section(key, items) {
  return items.length > 0 && h('section', { key },
    h('h2', {}, t(`calls.${key}`)),
    h('ul', { class: 'calls' }, [...items.filter(one => !one.by), ...items.filter(one => one.by)].map(item)));
}

function item(one) {
  return h('li', { key: one.id, class: `call is-${one.kind} ${one.by ? 'is-taken' : ''}` },
    head(one),
    one.article && h('p', { key: 'article' }, h('span', { class: 'tag' }, t('article', one.article)), ' ', h('span', { class: 'quiet' }, t('case', one.detail[0]))),
    h('p', { key: 'says', class: 'call-says' }, sentence(one)),
    one.who?.length > 0 && one.kind !== 'phone' && h('p', { key: 'who', class: 'call-who quiet' }, one.who.map((who, index) => [index > 0 && ' · ', named(who)])),
    one.before?.length > 0 && h('div', { key: 'before' },
      h('p', { class: 'quiet' }, t('calls.before')),
      h('ol', { class: 'before' }, one.before.map((act, index) => h('li', { key: index }, say(act))))),
    one.by && h('p', { key: 'by', class: 'call-by' }, icon('tick'), named(one.by), ' · ', since(one.taken)),
    buttons(one));
}

function head(one) {
  return h('div', { key: 'head', class: 'call-head' },
    one.table > 0 && h('strong', { class: 'call-table' }, h('span', { class: 'spoken' }, `${t('hall.table')} `), String(one.table)),
    h('span', { class: 'call-kind' }, t(`calls.kind.${one.kind}`)),
    one.since > 0 && since(one.since));
}

function since(millis) {
  return h('span', { class: 'since number quiet', 'data-since': millis }, ago(millis));
}

/** In words, with names as elements. */
function sentence(one) {
  return says(one);
}

function says(one) {
  const detail = one.detail ?? [];
  switch (one.kind) {
    case 'call': return t('calls.says.call', (one.seats ?? []).map(seat => t(`seat.${seat}`)).join(', '));
    case 'phone': return t('calls.says.phone', one.who?.[0] ?? '');
    case 'unconfirmed': return t('calls.says.unconfirmed', (one.seats ?? []).map(line => t(`line.${line}`)).join(', '));
    case 'slow': return t('calls.says.slow', ...detail);
    case 'join': return t('calls.says.join', detail[0] || '–', detail[1], detail[2]);
    case 'journal': return t('calls.says.journal', ...detail);
    case 'silent': case 'turn': return t(`calls.says.${one.kind}`);
    default: return say(one.says) || t(`calls.kind.${one.kind}`);
  }
}

function buttons(one) {
  if (!may('direction', 'arbiter')) return null;
  if (one.kind === 'join' || one.kind === 'journal') {
    return may('direction') && h('p', { key: 'buttons', class: 'call-buttons' }, h('a', { class: 'button', href: '/control' }, t('staff.control')));
  }
  const mine = one.by === at.arbiter;
  return h('p', { key: 'buttons', class: 'call-buttons' },
    !one.by && h('button', { key: 'take', type: 'button', class: 'button main', onclick: () => send('take', one) }, t('calls.take')),
    (mine || !one.by) && h('button', { key: 'done', type: 'button', class: mine ? 'button main' : 'button', onclick: () => done(one) }, t('calls.done')),
    may('direction') && sums(one) && h('button', { key: 'join', type: 'button', class: 'button', onclick: () => join(one) }, t('calls.join')),
    one.by && h('button', { key: 'back', type: 'button', class: 'button', onclick: () => send('give-back', one) }, t(mine ? 'calls.give-back' : 'calls.free')));
}

/** Points of two journals together, in the order of the pairs. */
function sums(one) {
  return one.kind === 'result' && one.detail?.length === 2 && one.who?.length > 1;
}

/** Of two tables that have played one match: the direction has seen the hands, and says why. */
async function join(one) {
  const form = { why: '', wrong: false };
  const [first, second] = one.detail.map(Number);
  const yes = await dialog({
    title: () => t('calls.join.title', one.table),
    size: 'small',
    view: it => h('form', { class: 'sheet-body', onsubmit: event => (event.preventDefault(), form.why.trim() ? it.close(true) : ((form.wrong = true), it.redraw())) },
      h('p', { class: 'quoted' }, says(one)),
      h('p', { class: 'lead' }, named(one.who[0]), ': ', h('strong', { class: 'number' }, points(first))),
      h('p', { class: 'lead' }, named(one.who[1]), ': ', h('strong', { class: 'number' }, points(second))),
      h('label', { class: 'field' }, h('span', {}, t('calls.join.why')),
        h('input', { name: 'why', maxlength: 200, autocomplete: 'off', autofocus: true, value: form.why, oninput: event => (form.why = event.target.value) })),
      warning(form.wrong && t('calls.join.wrong')),
      h('footer', { class: 'sheet-foot' },
        h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.cancel')),
        h('button', { type: 'submit', class: 'button main' }, t('calls.join')))),
  });
  if (yes) await send('join', one, form.why.trim());
}

function send(what, one, words = '') {
  return order('/api/hall/calls', { do: what, item: one.id, words });
}

async function done(one) {
  let words = '';
  const yes = await dialog({
    title: () => t('calls.done.title', one.table),
    size: 'small',
    view: it => h('form', { class: 'sheet-body', onsubmit: event => (event.preventDefault(), it.close(true)) },
      h('p', { class: 'quoted' }, says(one)),
      h('label', { class: 'field' }, h('span', {}, t('calls.words')),
        h('input', { name: 'words', maxlength: 200, autocomplete: 'off', autofocus: true, value: words, oninput: event => (words = event.target.value) })),
      h('footer', { class: 'sheet-foot' },
        h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.cancel')),
        h('button', { type: 'submit', class: 'button main' }, t('calls.done')))),
  });
  if (yes) await send('done', one, words.trim());
  changed();
}

function was(one) {
  return h('li', { key: one.id, class: 'call is-past' }, head(one),
    h('p', {}, named(one.by ?? ''), one.words && [': ', named(one.words)], ' · ', since(one.done ?? one.taken)));
}
