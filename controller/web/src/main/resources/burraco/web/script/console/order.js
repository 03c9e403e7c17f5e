// The dialog of an order: its fields, a preview, the reason, and the button that sends it.
//
//   order({
//     title: 'console.waive',            key of the title
//     lead: values => text,              a sentence about it
//     fields: (values, set) => [h(…)],   the form; set({seat: 'N'}) redraws
//     make: values => ({do: 'waive'}),   the order, or null while something is missing
//     preview: true, why: true,          whether there is a preview and a reason;
//                                        why: 'wanted' if a reason is required, which a preview may tell too
//     go: 'console.waive.do',            key of the button's label
//   })

import { h } from '../dom.js';
import { say, t } from '../texts.js';
import { send } from './api.js';
import { dialog, warning } from './dialog.js';
import { somebody } from './login.js';
import { consequences } from './preview.js';
import { refresh } from './record.js';
import { at, changed } from './store.js';

/** A preview is requested when nobody has typed for this long (milliseconds). */
const PAUSE = 600;
// Orders whose meaning depends on the hand; those of the first list also on its stage.
const OF_A_STAGE = ['end', 'redeal', 'next-hand', 'start'];
const OF_A_HAND = [...OF_A_STAGE, 'take-back', 'dismiss', 'choose', 'decide', 'report', 'points', 'insert', 'replace', 'strike'];
const REASONS = ['saw', 'players', 'misread'];

export async function order(about, values = {}) {
  if (!(await somebody())) return false;
  const my = { about, values: { ...values }, why: '', busy: false, trouble: null, shown: null, asked: null, timer: 0, seen: seen() };
  const done = await dialog({
    title: () => t(about.title),
    size: about.size ?? '',
    view: it => draw(it, my),
  });
  clearTimeout(my.timer);
  if (done) {
    changed({ done: { text: t('console.done'), when: performance.now() } });
    refresh();
  }
  return Boolean(done);
}

function draw(it, my) {
  const { about, values } = my;
  const set = change => {
    Object.assign(values, change);
    my.trouble = null;
    it.redraw();
  };
  const body = about.make(values);
  if (about.preview) look(it, my, body);
  const seen = !about.preview || (my.shown?.of === JSON.stringify(body) && !my.shown.answer?.refused && my.shown.answer);
  const lead = about.lead?.(values);
  const wanted = isWanted(my);
  return h('form', { class: 'sheet-body', novalidate: true, onsubmit: event => (event.preventDefault(), act(it, my)) },
    lead && h('p', { class: 'lead' }, lead),
    about.fields?.(values, set, it) ?? [],
    about.preview && consequences(my.shown, body),
    about.why && reason(my, it, wanted),
    warning(my.trouble),
    h('footer', { class: 'sheet-foot' },
      h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.cancel')),
      h('button', { type: 'submit', class: about.danger ? 'button main danger' : 'button main', disabled: !body || !seen || my.busy, autofocus: !about.fields && !wanted }, t(about.go))));
}

/** Orders at somebody's expense need a reason. */
function isWanted(my) {
  return my.about.why === 'wanted' || Boolean(my.shown?.answer?.reason);
}

function reason(my, it, wanted) {
  return h('fieldset', { class: 'why' },
    h('legend', {}, t('console.why')),
    h('input', { 'aria-label': t('console.why'), name: 'why', maxlength: 200, value: my.why, required: wanted, autofocus: wanted && !my.about.fields, placeholder: t(wanted ? 'console.why.wanted' : 'console.why.hint'), oninput: event => (my.why = event.target.value) }),
    h('div', { class: 'chips' }, REASONS.map(which =>
      h('button', { key: which, type: 'button', class: 'chip', onclick: () => ((my.why = t(`console.why.${which}`)), it.redraw()) }, t(`console.why.${which}`)))));
}

/** Requests a preview if the order has changed since the last one. */
function look(it, my, body) {
  const of = JSON.stringify(body);
  if (of === my.asked) return;
  my.asked = of;
  clearTimeout(my.timer);
  if (!body) return void (my.shown = null);
  my.timer = setTimeout(async () => {
    const answer = await send('/api/preview', withReason(my, body));
    if (of !== my.asked || !it.element.isConnected) return;
    if (answer.ok) my.shown = { of, answer: answer.ok };
    else my.shown = { of, answer: null, trouble: answer.gone ? t('console.preview.signed-out') : say(answer.says) || t('console.silent') };
    it.redraw();
    if (document.activeElement?.matches('.sheet-head h2')) it.element.querySelector('[type="submit"]:not(:disabled)')?.focus();
  }, my.shown ? PAUSE : 0);
}

async function act(it, my) {
  const body = my.about.make(my.values);
  if (!body || my.busy) return;
  if (isWanted(my) && !my.why.trim()) {
    my.trouble = t('console.why.missing');
    it.redraw();
    it.element.querySelector('[name="why"]').focus();
    return it.element.querySelector('.warning').scrollIntoView({ block: 'nearest' });
  }
  my.busy = true;
  it.redraw();
  const answer = await send('/api/command', { ...withReason(my, body), ...saw(my.seen, body) });
  my.busy = false;
  my.seen = seen();
  if (answer.ok?.done) return it.close(true);
  my.trouble = answer.gone ? t('console.signed-out') : say(answer.ok?.says ?? answer.says) || t('console.silent.after');
  my.asked = null;
  it.redraw();
}

/** The state as shown: another console may change it before this order arrives. */
function seen() {
  const { match, hand } = at.state;
  const stage = hand && (['deal', 'over'].includes(hand.phase) ? hand.phase : 'play');
  return { seenMatch: match.number, ...(hand && { seenHand: hand.number, seenStage: stage, seenFollowed: String(at.state.followed) }) };
}

function saw({ seenStage, seenFollowed, ...hand }, body) {
  return { ...(OF_A_HAND.includes(body.do) && hand), ...(OF_A_STAGE.includes(body.do) && { seenStage, seenFollowed }) };
}

function withReason(my, body) {
  return my.about.why ? { ...body, why: my.why.trim() } : body;
}
