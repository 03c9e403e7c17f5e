// A player's phone (/seat#S-key): the buttons of the seat, and the count of the fans after a hand.

import { h, render } from './dom.js';
import { subscribe } from './live.js';
import { ruling, rulings } from './rulings.js';
import { drawCount, shownPoints } from './seat/count.js';
import { order } from './seat/order.js';
import { switches } from './settings.js';
import { place, standing, which } from './standing.js';
import { addWords, named, onLang, player, players, points, say, t } from './texts.js';
import words from './words/seat.js';

addWords(words);

const find = id => document.getElementById(id);
const [seat, key] = location.hash.slice(1).split('-');
const line = seat === 'N' || seat === 'S' ? 'NS' : 'EW';
let state = null;
let link = { lost: false };
let said = null;

subscribe(
  '/api/stream',
  next => {
    state = next;
    draw();
  },
  next => {
    link = next;
    draw();
  },
);

/** Sends an order and shows the reason if it is refused. */
async function wish(what) {
  said = null;
  draw();
  said = await order({ seat, key, ...what });
  draw();
}

function draw() {
  if (!['N', 'E', 'S', 'W'].includes(seat)) {
    render(find('now'), h('p', { class: 'lost' }, t('seat.page.scan')));
    return;
  }
  const match = state && standing(state);
  render(find('title'), player(seat, match));
  document.title = `${t(`seat.${seat}`)} · Burraco`;
  render(
    find('now'),
    link.lost && h('p', { class: 'lost', key: 'lost' }, say(link.says) || t('link.lost')),
    state && h('p', { class: 'says', key: 'says' }, say(state.situations[0]?.says)),
    state && h('p', { class: 'where', key: 'where' }, place(state), place(state) && ' · ', which(state)),
    state?.assignment?.message && h('p', { class: 'message', key: 'message' }, named(state.assignment.message)),
    !state && !link.lost && h('p', { key: 'waits' }, t('link.waits')),
  );
  // Without a state (too many viewers) the buttons still work, because the table asks the player on its display.
  const called = state?.calling.some(one => one.seat === seat);
  render(
    find('buttons'),
    called ? button('settled', 'alarm', () => wish({ do: 'settled' })) : button('call', 'alarm', () => wish({ do: 'call' })),
    button('undo', '', () => wish({ do: 'undo' })),
    button('ok', 'main', () => wish({ do: 'ok', ...(state ? shownPoints(state) : {}) })),
  );
  render(find('said'), said ? say(said) : '');
  if (!state) return;
  render(find('rulings'), rulings(state).map(one => ruling(one, state)));
  drawCount(find('count'), state, { lines: [line], own: line, wish });
  render(
    find('match'),
    h('h2', {}, t('match', match.number)),
    h('dl', { class: 'score' }, total('NS', ['N', 'S'], match), total('EW', ['E', 'W'], match)),
  );
}

function button(what, kind, onclick) {
  return h(
    'button',
    { type: 'button', key: what, class: `button ${kind}`, onclick },
    h('strong', {}, t(`seat.page.${what}`)),
    h('span', {}, t(`seat.page.${what}.is`)),
  );
}

function total(which, seats, match) {
  return h(
    'div',
    { class: which.toLowerCase(), key: which },
    h('dt', {}, players(seats, match)),
    h('dd', { class: 'number' }, points(match[which.toLowerCase()])),
  );
}

// Scanning the code of another seat opens the same page, which then has to start again.
addEventListener('hashchange', () => location.reload());
switches(find('switches'), ['lang', 'theme']);
onLang(draw);
document.addEventListener('counted', draw);
draw();
