// The table's screen (/table). Each part of the screen has a file under table/; this one receives the state and
// draws them.

import { subscribe } from './live.js';
import { onLang, say, t } from './texts.js';
import { aloud, rulings } from './rulings.js';
import { ticking } from './clocks.js';
import { drawBar, drawScore } from './table/bars.js';
import { drawFelt } from './table/middle.js';
import { watchHall } from './table/hall-link.js';
import { drawNotices } from './table/notices.js';
import { closePhones, drawPhones, phonesSwitch } from './table/phones.js';
import { drawReckoning } from './table/reckoning.js';
import { drawSeats } from './table/seats.js';
import { controls, speak } from './table/speech.js';

const find = id => document.getElementById(id);
let state = null;
let link = { lost: false };
let said = { alert: '', polite: '' };

const table = subscribe(
  '/api/stream',
  (next, fresh) => {
    if (fresh) said = { alert: said.alert, polite: '' };
    state = next;
    draw();
  },
  next => {
    link = next;
    if (state || link.lost) draw();
  },
);

function draw() {
  drawNotices(find('notices'), state, link);
  if (!state) return;
  find('waits').hidden = true;
  document.title = `${t('table', state.table)} · Burraco`;
  find('title').textContent = t('table', state.table);
  drawBar(find('bar'), state, table.now());
  drawScore(find('score'), state);
  drawSeats(find, state);
  const counted = drawReckoning(find('reckoning'), state);
  drawFelt(find, state, counted);
  tell();
}

/** Rulings interrupt a screen reader; the last act waits for a pause. */
function tell() {
  const ruled = rulings(state).map(aloud).join('. ');
  if (ruled !== said.alert) {
    find('alert').textContent = ruled;
    speak(ruled);
    if (ruled) closePhones();
  }
  const last = say(state.hand?.acts.findLast(act => act.says)?.says);
  if (last !== said.polite) find('polite').textContent = last;
  said = { alert: ruled, polite: last };
}

const redraw = () => document.dispatchEvent(new Event('counted'));
const drawSwitches = controls(find('switches'), () => [phonesSwitch(redraw)]);
onLang(draw);
watchHall(
  () => Boolean(state?.assignment),
  () => state && draw(),
);
onLang(drawPhones);
document.addEventListener('counted', drawSwitches);
document.addEventListener('counted', draw);
ticking(() => state && drawBar(find('bar'), state, table.now()));
new ResizeObserver(() => state && drawFelt(find, state, !find('reckoning').hidden)).observe(
  find('felt'),
);
