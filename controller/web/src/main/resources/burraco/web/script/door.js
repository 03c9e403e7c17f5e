// The start page /: which table this is, its state, and links to the other pages with QR codes.

import { h, render } from './dom.js';
import { subscribe } from './live.js';
import { isOwnScreen, seatCodes } from './own-screen.js';
import { consoleAddress, phoneCodes } from './phone-codes.js';
import { switches } from './settings.js';
import { standing, which } from './standing.js';
import { onLang, players, points, say, t } from './texts.js';

const find = id => document.getElementById(id);
let state = null;
let link = { lost: false };
let scans = 0;

subscribe(
  '/api/stream',
  (next, fresh) => {
    if (fresh && state) inviteAgain();
    state = next;
    draw();
  },
  next => {
    link = next;
    draw();
  },
);

function draw() {
  for (const image of document.querySelectorAll('[data-qr]'))
    image.alt = t('door.qr', image.dataset.qr);
  drawPhones();
  if (!state && !link.lost) return;
  if (state) {
    find('title').textContent = t('table', state.table);
    document.title = `${t('table', state.table)} · Burraco`;
    find('play').hidden = !state.practice;
  }
  render(
    find('now'),
    h(
      'div',
      { class: 'words', key: 'words' },
      link.lost && h('p', { class: 'lost', key: 'lost' }, say(link.says) || t('link.lost')),
      state && h('p', { class: 'says', key: 'says' }, say(state.situations[0]?.says)),
      state && h('p', { class: 'where', key: 'where' }, `${which(state)} · ${state.rules}`),
    ),
    state &&
      h('dl', { class: 'score', key: 'score' }, pair('NS', ['N', 'S']), pair('EW', ['E', 'W'])),
  );
}

/** Seat codes are shown at the table only; other clients do not get them. */
function drawPhones() {
  const reachable = isOwnScreen() && Boolean(seatCodes(draw).codes?.reachable);
  find('phones').hidden = !reachable;
  if (!reachable) return;
  render(
    find('phones'),
    h('h2', { key: 'title' }, t('door.phones')),
    h('p', { key: 'is' }, t('door.phones.is')),
    phoneCodes(),
  );
}

function pair(line, seats) {
  const match = standing(state);
  const names = players(
    seats.filter(seat => match.names[seat]),
    match,
  );
  const vp = match.vp?.[line.toLowerCase()];
  return h(
    'div',
    { class: line.toLowerCase(), key: line },
    h('dt', {}, t(`line.${line}`), names.length > 0 && h('span', {}, names)),
    h(
      'dd',
      { class: 'number' },
      points(match[line.toLowerCase()]),
      vp !== undefined && h('span', {}, ` ${points(vp)} ${t('vp')}`),
    ),
  );
}

switches(find('switches'), ['lang', 'theme']);
onLang(draw);
draw();

// Invitation codes are used up and expire, so the image is renewed.
setInterval(inviteAgain, 60_000);

function inviteAgain() {
  find('console-code').src = consoleAddress(++scans);
}
