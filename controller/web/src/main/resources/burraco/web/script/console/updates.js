// The program: which version runs, whether there is a newer one, and how the last update went. For arbiters, between
// matches. Root's part of the machine does the work; here one asks for it and reads its answers.

import { h } from '../dom.js';
import { say, t } from '../texts.js';
import { ask, send } from './api.js';
import { dialog, warning } from './dialog.js';
import { moment } from './format.js';
import { signIn, whoIsThere } from './login.js';
import { at, changed } from './store.js';

const EVERY = 2000;
const STEPS = 5;
const BUSY = ['asked', 'checking', 'installing'];

let timer = 0;
let opened = false;

/** Polls while the tab is open and the page visible. */
export function watchProgram(open) {
  clearInterval(timer);
  timer = 0;
  if (!open) return;
  look();
  timer = setInterval(look, EVERY);
}

async function look() {
  if (document.hidden || opened || at.arbiter === null) return;
  changed({ update: await answer() });
}

/** Null if there is none; a table that has started anew does not answer at first, and then knows nobody. */
async function answer() {
  await whoIsThere();
  return at.arbiter === null ? null : ask('/api/update');
}

export function program() {
  const { update } = at;
  return h('section', { key: 'program', class: 'program' },
    h('h3', {}, t('console.program')),
    at.arbiter === null || !update
      ? h('p', { key: 'quiet', class: 'quiet' }, at.arbiter === null && t('console.program.sign-in'))
      : [
        update.version && h('p', { key: 'version' }, t('console.program.version', update.version)),
        hindrance(update) ? h('p', { key: 'quiet', class: 'quiet' }, hindrance(update)) : h('button', { key: 'updates', type: 'button', class: 'button', onclick: updates }, t('console.program.updates')),
        update.last && last(update),
      ]);
}

/** Why nothing can be updated now. */
function hindrance(update) {
  if (!update.possible) return t('console.program.elsewhere');
  return update.playing && t('console.program.playing');
}

function last(update) {
  return h('p', { key: 'last', class: 'quiet' }, t('console.program.last', moment(update.last.at)), ' ', say(update.last.says));
}

async function updates() {
  const my = { update: at.update, silent: false, trouble: null, sent: false };
  let each = 0;
  opened = true;
  await dialog({
    title: () => t('console.updates'),
    view: it => {
      each ||= setInterval(() => follow(it, my), EVERY);
      return draw(it, my);
    },
  });
  clearInterval(each);
  opened = false;
}

async function follow(it, my) {
  if (my.sent) return;
  const update = await answer();
  my.silent = update === null;
  my.update = update ?? my.update;
  changed({ update });
  redraw(it);
}

/** A button that goes leaves the focus to the title, and not to the button that comes in its place. */
function redraw(it) {
  if (!it.element.isConnected) return;
  it.redraw();
  if (!it.element.contains(document.activeElement)) it.element.querySelector('h2').focus();
}

async function want(it, my, what) {
  my.sent = true;
  redraw(it);
  const sent = await send('/api/update', { do: what });
  my.sent = false;
  my.trouble = sent.ok?.done ? null : sent.gone ? t('console.signed-out') : say(sent.ok?.says ?? sent.says) || t('console.silent');
  await follow(it, my);
}

async function enter(it, my) {
  if (await signIn()) await follow(it, my);
}

function draw(it, my) {
  const { update } = my;
  const gone = at.arbiter === null;
  return h('div', { class: 'sheet-body' },
    update.version && h('p', { key: 'runs', class: 'lead' }, t('console.updates.runs', update.version)),
    h('div', { key: 'news', class: 'news', role: 'status' }, gone ? h('p', { key: 'gone' }, t('console.updates.gone')) : my.silent ? h('p', { key: 'silent' }, t('console.updates.silent')) : news(update)),
    warning(my.trouble),
    !gone && !my.silent && !hindrance(update) && update.step === 'newer' && whatHappens(),
    h('footer', { key: 'foot', class: 'sheet-foot' },
      h('button', { key: 'leave', type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.leave')),
      gone
        ? h('button', { key: 'in', type: 'button', class: 'button main', onclick: () => enter(it, my) }, t('console.log-in'))
        : !my.silent && !hindrance(update) && !BUSY.includes(update.step) && next(it, my)));
}

function next(it, my) {
  const { step, offer } = my.update;
  return step === 'newer'
    ? h('button', { key: 'install', type: 'button', class: 'button main', disabled: my.sent, onclick: () => want(it, my, 'install') }, t('console.updates.do', offer))
    : h('button', { key: 'look', type: 'button', class: 'button main', disabled: my.sent, onclick: () => want(it, my, 'check') }, t('console.updates.look'));
}

function news(update) {
  const { step } = update;
  if (step === 'asked' || step === 'checking') return h('p', { key: 'asked' }, t('console.updates.asked'));
  // What became of the new version is told a minute later, or later still if it ends.
  const settled = update.last?.at >= update.news?.at;
  const told = step === 'installed' && settled ? null : update.news;
  return [
    step === 'idle' && h('p', { key: 'idle', class: 'quiet' }, t('console.updates.idle')),
    told && h('p', { key: 'told', class: step === 'failed' ? 'quoted' : null }, say(told.says), told.at && h('span', { class: 'quiet' }, ` (${moment(told.at)})`)),
    step === 'installing' && h('p', { key: 'wait', class: 'quiet' }, t('console.updates.wait')),
    update.last && (settled || step !== 'installed') && last(update),
    hindrance(update) && h('p', { key: 'hindrance', class: 'quoted' }, hindrance(update)),
  ];
}

function whatHappens() {
  return h('section', { key: 'what', class: 'what-happens' },
    h('h3', {}, t('console.updates.what')),
    h('ol', {}, Array.from({ length: STEPS }, (_, index) => h('li', { key: index }, t(`console.updates.what.${index + 1}`)))));
}
