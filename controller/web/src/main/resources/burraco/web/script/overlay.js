// The overlay for a camera's picture in OBS and similar programs (/overlay). It shows the feed of an
// audience (/feed/stream); the address selects the parts:
//
//   /overlay?audience=stream&lang=it&theme=dark&suits=four
//       &parts=names,melds,pile,act,score,stake,clocks,rulings,fans,replay#key=…
//
// The key behind # is sent as a header only; &key=… works too. Without `parts` all are shown. Unchanged
// elements are not redrawn, so that nothing flickers.

import { subscribe } from './live.js';
import { h, render } from './dom.js';
import { say, t } from './texts.js';
import { rulings } from './rulings.js';
import { ticking } from './clocks.js';
import { drawFans } from './overlay/fans.js';
import { drawMelds, drawPile } from './overlay/melds.js';
import { Replay } from './overlay/replay.js';
import { drawClocks, drawScore } from './overlay/scores.js';
import { drawThirds } from './overlay/thirds.js';

const ALL = [
  'names',
  'melds',
  'pile',
  'act',
  'score',
  'stake',
  'clocks',
  'rulings',
  'fans',
  'replay',
];
const asked = new URLSearchParams(location.search);
const parts = new Set((asked.get('parts') ?? ALL.join()).split(',').map(part => part.trim()));
const find = id => document.getElementById(id);
let feed = null;

document.documentElement.dataset.theme ??= 'dark';

document.title = `${t('overlay')} · Burraco`;
const replay = new Replay(find('replay'));
const query = new URLSearchParams({ audience: asked.get('audience') ?? '' });
const key = new URLSearchParams(location.hash.slice(1)).get('key') ?? asked.get('key');
const table = subscribe(
  `/feed/stream?${query}`,
  (next, fresh) => {
    feed = next;
    draw();
    if (parts.has('replay')) replay.take(next.replay, fresh, next.state?.match);
  },
  link =>
    render(
      find('link'),
      link.lost && h('p', { class: 'plate lost' }, say(link.says) || t('link.lost')),
    ),
  key ? { 'x-audience-key': key } : null,
);

function draw() {
  const state = feed.state;
  find('frame').classList.toggle('waits', !state);
  if (!state) return;
  find('frame').classList.toggle('ruled', parts.has('rulings') && rulings(state).length > 0);
  drawScore(find('score'), state, parts);
  drawTimes();
  if (parts.has('pile')) drawPile(find('pile'), state);
  drawThirds(find('thirds'), state, parts);
  drawFans(find('fans'), state, parts.has('fans') ? feed.fans : null);
  // Drawn last, because the melds fill the room that is left.
  if (parts.has('melds')) drawMelds(find, state);
}

function drawTimes() {
  if (parts.has('clocks') && feed?.state) drawClocks(find('clocks'), feed.state, table.now());
}

ticking(drawTimes);
const room = new ResizeObserver(
  () => feed?.state && parts.has('melds') && drawMelds(find, feed.state),
);
room.observe(find('melds-NS'));
room.observe(find('melds-EW'));
