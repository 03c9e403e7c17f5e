// Login at the console. Reading needs no PIN; the first order asks for it.

import { h } from '../dom.js';
import { say, t } from '../texts.js';
import { keep, setting } from '../settings.js';
import { ask, post } from './api.js';
import { dialog, land, warning } from './dialog.js';
import { at, changed } from './store.js';

let asking = null;

/** Invitation code from the QR code on the table's own screen; used up by one login. */
const code = new URLSearchParams(location.hash.slice(1)).get('code');

export async function whoIsThere() {
  const session = await ask('/api/session');
  if (session) changed(session);
}

/**
 * Resolves to true when somebody is logged in. `why` is 'first', 'again' after a session has ended, or 'severe' for
 * an order that needs a recent PIN. Concurrent calls share one dialog.
 */
export function signIn(why = 'first') {
  asking ??= show(why).finally(() => (asking = null));
  return asking;
}

export async function signOut() {
  await post('/api/logout', {});
  changed({ arbiter: null });
  requestAnimationFrame(land);
}

/** Logs in if nobody is logged in. */
export async function somebody() {
  return at.arbiter !== null || signIn();
}

async function show(why) {
  if (why === 'again') changed({ arbiter: null });
  await whoIsThere();
  const form = { name: setting('arbiter') ?? '', pin: '', trouble: null, until: 0, busy: false };
  if (!at.pin) form.trouble = 'console.login.none';
  const name = await dialog({
    title: () => t('console.login'),
    size: 'small',
    view: it => draw(it, form, why),
  });
  if (name === null) return false;
  keep('arbiter', name);
  changed({ arbiter: name });
  // The name as the table spells it, and the token of this browser.
  await whoIsThere();
  requestAnimationFrame(land);
  return true;
}

function draw(it, form, why) {
  const waits = Math.ceil((form.until - performance.now()) / 1000);
  const text = waits > 0 ? t('console.login.wait', waits) : form.says ? say(form.says) : form.trouble && t(form.trouble);
  return h('form', { class: 'sheet-body', onsubmit: event => (event.preventDefault(), enter(it, form)) },
    h('p', {}, t({ again: 'console.login.again', severe: 'console.login.severe' }[why] ?? 'console.login.why')),
    h('label', { class: 'field' }, h('span', {}, t('console.login.name')),
      h('input', { name: 'name', autocomplete: 'name', required: true, maxlength: 60, value: form.name, autofocus: !form.name, oninput: event => (form.name = event.target.value) })),
    h('label', { class: 'field' }, h('span', {}, 'PIN'),
      h('input', { name: 'pin', type: 'password', autocomplete: 'off', required: true, value: form.pin, autofocus: Boolean(form.name), oninput: event => (form.pin = event.target.value) })),
    warning(text),
    h('footer', { class: 'sheet-foot' },
      h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.cancel')),
      h('button', { type: 'submit', class: 'button main', disabled: form.busy || waits > 0 }, t('console.login.enter'))));
}

async function enter(it, form) {
  const name = form.name.trim();
  if (!name || !form.pin) return;
  form.busy = true;
  it.redraw();
  const answer = await post('/api/login', { name, pin: form.pin, ...(code && { code }) });
  form.busy = false;
  form.says = null;
  if (answer.status === 204 || answer.status === 200) return it.close(name);
  form.pin = '';
  form.trouble = { 401: 'console.login.wrong', 409: 'console.login.none', 0: 'console.silent' }[answer.status] ?? null;
  if (answer.status === 429) countDown(it, form, answer.wait || 10);
  if (!form.trouble) form.says = answer.says;
  it.redraw();
  it.element.querySelector('[name="pin"]').focus();
}

function countDown(it, form, seconds) {
  form.until = performance.now() + seconds * 1000;
  const each = setInterval(() => {
    if (!it.element.isConnected || performance.now() >= form.until) {
      clearInterval(each);
      form.says = null;
    }
    if (it.element.isConnected) it.redraw();
  }, 500);
}
