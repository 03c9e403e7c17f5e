// The record: a line for every act with its rulings, the deal collapsed. It scrolls with the newest line unless
// somebody has scrolled up.

import { told } from '../acts.js';
import { h, render } from '../dom.js';
import { say, t } from '../texts.js';
import { correct } from './correct.js';
import { clock } from './format.js';
import { ruling } from './preview.js';
import { notation } from './notation.js';
import { acts, at } from './store.js';
import { sureness } from './sure.js';

const NEAR = 60;
// Acts below this probability are marked with a question mark; about four in ten of them are wrong.
const QUESTION = 0.9;
let follows = true;
let unseen = 0;
let count = 0;
let hand = null;

export function drawLines(list, scroller, toEnd) {
  const all = acts();
  if (hand !== at.state.hand?.number) anew();
  if (!follows && all.length > count) unseen += all.length - count;
  count = all.length;
  const dealt = all.filter(act => !act.says);
  const played = all.filter(act => act.says);
  render(list,
    dealt.length > 0 && h('details', { key: 'deal', class: 'deal-lines' },
      h('summary', {}, t('console.deal-lines', dealt.length)),
      h('ol', {}, dealt.map(line))),
    h('ol', { key: 'acts', class: 'lines', onkeydown: walk }, played.map(line)),
    at.state.questions.map(one => h('p', { key: `q${one.id}`, class: 'line-question' }, h('strong', {}, t('console.question', asked(one))), ' ', say(one.says))),
    !all.length && h('p', { key: 'none', class: 'nothing' }, t('console.record.none')));
  settle(scroller);
  render(toEnd, follows ? [] : [t('console.to-end'), unseen > 0 && h('span', { class: 'badge' }, String(unseen))]);
  toEnd.hidden = follows;
}

/** Scrolls to the end when following, also when the list becomes visible again. */
export function settle(scroller) {
  if (follows) scroller.scrollTop = scroller.scrollHeight;
}

function anew() {
  hand = at.state.hand?.number;
  follows = true;
  count = 0;
  unseen = 0;
}

export function watchScrolling(scroller, toEnd) {
  scroller.addEventListener('scroll', () => {
    if (!scroller.clientHeight) return;
    follows = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
    if (follows) unseen = 0;
    toEnd.hidden = follows;
    if (!follows && !toEnd.childNodes.length) render(toEnd, t('console.to-end'));
  }, { passive: true });
  new ResizeObserver(() => settle(scroller)).observe(scroller);
  toEnd.addEventListener('click', () => {
    follows = true;
    unseen = 0;
    scroller.scrollTop = scroller.scrollHeight;
    toEnd.hidden = true;
  });
}

function line(act) {
  const sure = sureness(act);
  const said = told(act);
  return h('li', { key: act.id, class: `line by-${act.by} ${act.rulings.length ? 'is-ruled' : ''}`.trim() },
    h('span', { class: 'line-number number' }, String(act.line)),
    h('div', { class: 'line-body' },
      h('p', { class: 'line-says' }, said),
      h('p', { class: 'line-meta' },
        h('span', { class: 'number' }, clock(act.since ?? act.decided ?? 0)),
        notation(act),
        act.sure < QUESTION && h('span', { class: 'tag late' }, t('console.perhaps', Math.round(100 * act.sure))),
        h('span', { class: act.by === 'people' ? 'tag people' : null }, t(`console.by.${act.by}`)),
        sure && h('span', { class: sure.late ? 'tag late' : null }, sure.late ? t('console.late', sure.text) : sure.text)),
      act.rulings.map((one, index) => ruling(one, index)),
      settled(act.settled)),
    h('button', {
      type: 'button', class: 'edit', tabindex: act.id === last() ? 0 : -1, 'aria-label': t('console.correct.line', act.line, said), title: t('console.correct'),
      onclick: () => correct(act),
    }, h('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, h('path', { d: 'M4 20l1-4L16 5l3 3L8 19ZM14 7l3 3' }))));
}

/** Remedies that are no longer due: carried out, or dropped for another reason. */
function settled(all = []) {
  return all.map((one, index) => one.why === 'done'
    ? h('p', { key: `settled${index}`, class: 'carried-out' }, `✓ ${say(one.says)}`)
    : h('p', { key: `settled${index}`, class: 'quiet' }, `${say(one.says)}. ${say(one.because)}`));
}

function asked(question) {
  return question.asked.length < 4 ? question.asked.map(seat => t(`seat.${seat}`)).join(', ') : t('console.question.all');
}

function last() {
  return acts().at(-1)?.id;
}

/** One tab stop for all lines; the arrow keys move between them. */
function walk(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !event.target.matches('.edit')) return;
  const buttons = [...event.currentTarget.querySelectorAll('.edit')];
  const to = buttons[buttons.indexOf(event.target) + step];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
