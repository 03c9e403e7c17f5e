// What comes next for all tables. What becomes known to people cannot be taken back, so it asks before.

import { h, render } from '../dom.js';
import { t } from '../texts.js';
import { dialog, warning } from '../console/dialog.js';
import { at } from '../console/store.js';
import { changeAsShown, postSeats, undo } from './desk.js';
import { formDialog } from './form.js';
import { go } from './tabs.js';
import { BY, why } from './text.js';

const ASKS = ['post', 'post-ranking', 'finish'];
const OPENS = { draft: 'draft', check: 'draft', post: 'draft', seat: 'results', start: 'results', rank: 'ranking', 'post-ranking': 'ranking' };

export function drawSteps(element) {
  const { steps, last, finished } = at.state;
  // A draft while results are missing is for curiosity.
  const main = steps.find(step => step !== 'unpost' && (step !== 'draft' || !(at.state.round?.missing > 0)));
  render(element,
    steps.map(step => h('button', { key: step, type: 'button', class: step === main ? 'button main' : 'button', onclick: () => take(step) }, name(step))),
    steps.length === 0 && !finished && h('p', { key: 'none', class: 'quiet' }, t('direction.steps.none')),
    last && h('button', { key: 'undo', type: 'button', class: 'button undo', title: last, onclick: undo },
      t('direction.undo'), h('code', {}, short(last))));
}

function short(line) {
  return line.length > 44 ? `${line.slice(0, 42)}…` : line;
}

function name(step) {
  const number = ['draft', 'check', 'post'].includes(step) ? (at.state.round?.round ?? 0) + 1 : at.state.round?.round;
  return t(`direction.step.${step}`, number);
}

async function take(step) {
  if (step === 'unpost') return unpost();
  // What somebody else does while the question is open is not what was looked at.
  const seen = at.state.version;
  if (ASKS.includes(step) && !(await sure(step))) return;
  const { tab } = at;
  const { done } = await carryOut(step, seen);
  // Who has gone on to another tab meanwhile stays there.
  if (done && OPENS[step] && at.tab === tab) go(OPENS[step]);
}

/** Seats that turn out wrong are taken back, as long as nobody sits. */
async function unpost() {
  const { round } = at.state.round;
  const done = await formDialog({
    title: () => name('unpost'), lead: () => t('direction.sure.unpost'), values: {}, fields: () => [], reasons: ['direction.why.missing-pair', 'direction.why.wrong-draft'],
    text: values => (values.why?.trim() ? `unpost round ${round} ${BY} ${why(values.why)}` : null), submit: () => name('unpost'),
  });
  if (done) go('draft');
}

function carryOut(step, seen) {
  const number = at.state.round?.round;
  if (step === 'post') return postSeats(seen);
  if (step === 'check') return changeAsShown(`check ${BY}`, seen);
  if (step === 'draft' || step === 'finish') return changeAsShown(step, seen);
  return changeAsShown(`${step} round ${number}`, seen);
}

function sure(step) {
  const { draft } = at.state;
  const warned = step === 'post' ? [...draft.tables, ...draft.rests].filter(one => one.warnings.length > 0).length : 0;
  return dialog({
    title: () => name(step),
    size: 'small',
    view: it => h('form', { class: 'sheet-body', onsubmit: event => (event.preventDefault(), it.close(true)) },
      h('p', {}, t(`direction.sure.${step}`)),
      warning(warned > 0 && t('direction.sure.warned', warned)),
      step === 'post' && !draft.checked && warning(t('direction.sure.unchecked')),
      h('footer', { class: 'sheet-foot' },
        h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.cancel')),
        h('button', { type: 'submit', class: 'button main', autofocus: true }, name(step)))),
  });
}
