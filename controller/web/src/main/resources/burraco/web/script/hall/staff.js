// Pages of the hall for people who have signed in: who they are, what they may do, and the link to the hall. The state
// is in console/store.js, as that of the console.

import { h, render } from '../dom.js';
import { icon } from '../icons.js';
import { switches } from '../settings.js';
import { addWords, named, onLang, say, t, translate } from '../texts.js';
import consoleWords from '../words/console.js';
import hallWords from '../words/hall.js';
import words from '../words/staff.js';
import { ask, post, send } from '../console/api.js';
import { signIn, whoIsThere } from '../console/login.js';
import { at, changed, view } from '../console/store.js';
import { listen, part } from './board.js';

addWords(hallWords);
addWords(consoleWords);
addWords(words);

const PATIENCE = 15000;

/** The hall's time now. */
export let now = () => at.state?.now ?? Date.now();

/** `who` are the roles that may see the page; `more` are switches beside those of language and theme. */
export function staffPage({ stream, name, who, draw, title = () => t(`staff.${name}`), more = () => [] }) {
  let listening = false;
  at.role = null;
  at.refused = null;

  view(() => {
    render(part('title'), at.state.title ? named(at.state.title) : t('hall.none'));
    render(part('who'),
      h('bdi', { key: 'name', class: 'arbiter' }, at.arbiter ?? ''),
      at.arbiter && h('button', { key: 'out', type: 'button', class: 'button', onclick: signOut }, t('console.log-out')));
    render(part('banners'),
      at.link.lost && h('p', { key: 'link', class: 'banner alarm' }, icon('link'), h('span', {}, say(at.link.says) || t('hall.lost'))),
      at.state.trouble && h('p', { key: 'trouble', class: 'banner alarm' }, icon('warn'),
        h('span', { class: 'sentence' }, t('staff.trouble', say(at.state.trouble)))),
      at.state.outside && h('p', { key: 'outside', class: 'banner alarm' }, icon('warn'), h('span', { class: 'sentence' }, say(at.state.outside))),
      at.state.broker && h('p', { key: 'broker', class: 'banner alarm' }, icon('warn'), h('span', { class: 'sentence' }, say(at.state.broker))),
      at.refused && h('p', { key: 'refused', class: 'banner alarm' }, icon('warn'),
        h('span', { class: 'sentence' }, at.refused === 'silent' ? t('staff.silent') : say(at.refused)),
        h('button', { type: 'button', class: 'button', onclick: () => changed({ refused: null }) }, t('staff.understood'))));
    document.title = title();
    draw();
  });

  async function begin() {
    await whoIsThere();
    if (!at.arbiter && !(await signIn())) return closed('staff.closed');
    const role = await ask('/api/hall/role');
    at.role = role?.role ?? null;
    if (!who.includes(at.role)) return closed('staff.not-yours');
    if (listening) return;
    listening = true;
    now = listen(stream, state => changed({ state }), link => {
      if (link.lost && !at.state) return;
      changed({ link });
      if (link.lost) again();
    }).now;
  }

  /** The stream ends with the session. */
  async function again() {
    await whoIsThere();
    if (!at.arbiter) await signIn('again');
  }

  function closed(why) {
    // Who has signed in, and may not see this page, can sign in as somebody else.
    render(part('who'), at.arbiter
      ? [h('bdi', { key: 'name', class: 'arbiter' }, at.arbiter), h('button', { key: 'out', type: 'button', class: 'button', onclick: signOut }, t('console.log-out'))]
      : h('button', { key: 'in', type: 'button', class: 'button', onclick: begin }, t('console.log-in')));
    part('panel').firstElementChild.textContent = t(why);
  }

  async function signOut() {
    await post('/api/logout', {});
    location.reload();
  }

  const redraw = switches(part('switches'), ['lang', 'theme'], more);
  translate();
  onLang(() => changed());
  document.title = t(`staff.${name}`);
  begin();
  return { redrawSwitches: redraw };
}

/** Links to other pages, in the bar. */
export function ways(...some) {
  render(part('ways'), ...some, way('/hall', 'staff.hall'));
}

export function way(href, key) {
  return h('a', { key, class: 'button', href }, t(key));
}

export const may = (...roles) => roles.includes(at.role);

/** Sends an order; true if it was carried out. Why not stands above the page. */
export async function order(path, body) {
  const answer = await send(path, body, PATIENCE);
  changed({ refused: answer.ok || answer.gone ? null : answer.says ?? 'silent' });
  return Boolean(answer.ok);
}

/** "3 min" since then. */
export function ago(millis) {
  const minutes = Math.max(0, Math.floor((now() - millis) / 60_000));
  return minutes < 60 ? t('staff.minutes', minutes) : t('staff.hours', Math.floor(minutes / 60), minutes % 60);
}
