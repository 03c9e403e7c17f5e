// The first start of a card (/first-start): the table's address, the arbiter's PIN, and a few settings, none of which is
// needed. The table's own screen alone gets it, and only until somebody goes on.

import { h, render } from './dom.js';
import { keyboard } from './first/keyboard.js';
import { addWords, lang, onLang, say, setLang, t, translate } from './texts.js';
import words from './words/first.js';

addWords(words);
translate();

const PATH = '/api/first-start';
const AGAIN = 5000;
const GIVE_UP = 90_000;
/** A table that nobody is sitting at shall not show its PIN for ever. */
const LEFT_ALONE = 600_000;

const form = document.getElementById('form');
const find = id => document.getElementById(id);
let networks = [];
let begun = false;
let taken = null;
/** A sentence of the table, or the key of a label. */
let said = null;
let alone = setTimeout(send, LEFT_ALONE, {});

for (const event of ['pointerdown', 'keydown']) {
  document.addEventListener(event, () => {
    clearTimeout(alone);
    alone = setTimeout(send, LEFT_ALONE, {});
  });
}

/** What the table says now; null if the first start is over, undefined if there is no answer. */
async function ask() {
  try {
    const answer = await fetch(PATH, { cache: 'no-store' });
    if (answer.ok) return await answer.json();
    return answer.status === 404 ? null : undefined;
  } catch {
    return undefined;
  }
}

async function look() {
  const now = await ask();
  if (now === null && !taken?.restarts) return leave();
  if (now) show(now);
  setTimeout(look, taken ? AGAIN / 5 : AGAIN);
}

function show(now) {
  networks = now.networks;
  if (!begun) {
    begun = true;
    find('address').textContent = now.address;
    find('pin').textContent = now.pin ?? '';
    find('pin-row').hidden = !now.pin;
    form.elements.name.value = now.name;
    if (!new URLSearchParams(location.search).has('lang')) setLang(now.language);
  }
  draw();
}

function draw() {
  document.title = `${t('first.title')} · Burraco`;
  form.elements.language.value = lang();
  render(
    find('networks'),
    networks.map(one =>
      h('button', { type: 'button', key: one.name, class: 'button', onclick: () => choose(one) }, h('bdi', {}, one.name)),
    ),
  );
  render(find('said'), typeof said === 'string' ? t(said) : say(said));
}

function choose(network) {
  form.elements.network.value = network.name;
  if (network.open) form.elements.password.value = '';
  (network.open ? find('go') : form.elements.password).focus();
}

form.addEventListener('change', event => {
  if (event.target.name === 'language') setLang(event.target.value);
});

form.addEventListener('submit', event => {
  event.preventDefault();
  const { language, name, network, password, country } = form.elements;
  const wifi = network.value || password.value;
  send({
    language: language.value,
    name: name.value,
    network: network.value,
    password: password.value,
    country: wifi ? country.value.trim().toUpperCase() : '',
  });
});

async function send(settings) {
  if (taken) return;
  try {
    const answer = await fetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    });
    if (answer.status === 404) return leave();
    const told = await answer.json();
    if (told.done) return goOn(told);
    said = told.says;
    mark(told.field);
  } catch {
    said = 'first.silent';
  }
  draw();
}

/** The field that cannot be as it is gets the focus. */
function mark(field) {
  for (const input of form.querySelectorAll('input')) {
    if (input.name === field) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
  form.querySelector(`input[name="${field}"]`)?.focus();
}

function goOn(told) {
  taken = told;
  said = told.restarts ? 'first.restarts' : 'first.taken';
  mark('');
  for (const input of form.elements) input.disabled = true;
  board.close();
  draw();
  // The screen starts again with the table; this is for a machine whose service does not do its part.
  setTimeout(leave, GIVE_UP);
}

/** While the table does not answer, the browser would show an error of its own, and stay with it. */
async function leave() {
  try {
    await fetch('/table', { method: 'HEAD' });
    location.replace(`/table${location.search}`);
  } catch {
    setTimeout(leave, AGAIN / 5);
  }
}

const board = keyboard(find('keyboard'), form);
onLang(() => {
  board.draw();
  draw();
});
draw();
look();
