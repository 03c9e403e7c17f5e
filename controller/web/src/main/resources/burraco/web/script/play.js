// The practice table: cards are laid on the screen, and the real tracker and referee do their work. The page's
// state is in play/store.js, and every part draws itself from there.

import { h, render } from './dom.js';
import { subscribe } from './live.js';
import { setting, switches } from './settings.js';
import { addWords, onLang, say, t, translate } from './texts.js';
import words from './words/play.js';
import { ask } from './play/api.js';
import { drawChosen, drawHandles } from './play/chosen.js';
import { drawDeck } from './play/deck.js';
import { drawFelt } from './play/felt.js';
import { grip } from './play/grip.js';
import { drawHelp } from './play/help.js';
import { keys } from './play/keys.js';
import { lay } from './play/lying.js';
import { drawLamps } from './play/lamps.js';
import { drawPlates } from './play/plates.js';
import { announce, drawRecord, drawSituation } from './play/record.js';
import { drawSlips, followSlips } from './play/slips.js';
import { hearSound, watchSounds } from './play/sounds.js';
import { at, changed, view } from './play/store.js';
import { drawTabs, TABS } from './play/tabs.js';
import { drawTapes } from './play/tapes.js';
import { drawTools } from './play/tools.js';

addWords(words);

const part = id => document.getElementById(id);
const PANELS = { record: drawRecord, slips: drawSlips, tapes: drawTapes, help: drawHelp };
let laid = null;

view(() => {
  if (!at.play || !at.felt || at.size.w === 0) return;
  laid = lay();
  drawFelt(part('places'), laid);
  drawDeck(part('cards'), laid);
  drawLamps(part('lamps'), laid);
  drawPlates(part('plates'), part('seats'), laid);
  drawHandles(part('handles'), laid);
  drawChosen(part('chosen'));
});
view(() => at.play && drawTools(part('tools')));
view(() => drawSituation(part('situation')));
view(() => drawTabs(part('tabs')));
let shown = '';
view(() => {
  const panel = part('panel');
  // Another tab starts at its top, and a new remedy has to be visible.
  const owed = at.tab === 'record' ? (at.state?.hand?.owed ?? []) : [];
  const sheet = `${at.tab} ${owed.map(one => one.seat + one.case)}`;
  if (sheet !== shown) panel.scrollTop = 0;
  shown = sheet;
  panel.setAttribute('aria-labelledby', `tab-${at.tab}`);
  render(panel, h('div', { key: at.tab, id: 'sheet' }));
  if (at.play) PANELS[at.tab](part('sheet'));
});
view(() => {
  const link = part('link');
  link.hidden = !at.link.lost;
  if (at.link.lost) link.textContent = say(at.link.says) || t('link.lost');
});
view(() => document.body.style.setProperty('--zoom', at.zoom));

grip(part('stage'), () => laid);
keys(part('stage'), () => laid);
new ResizeObserver(([entry]) => {
  const { width, height } = entry.contentRect;
  changed({ size: { w: Math.round(width), h: Math.round(height) } });
}).observe(part('stage'));

if (setting('play.help') !== 'seen') at.tab = TABS.at(-1);
watchSounds();
switches(part('switches'), ['lang', 'theme', 'suits']);
onLang(() => changed());
translate();
onLang(() => (document.title = t('play.title')));
document.title = t('play.title');

subscribe(
  '/api/stream',
  (state, fresh) => {
    if (fresh) at.heard = null;
    changed({ state });
    announce(state);
  },
  link => changed({ link }),
);
subscribe('/api/play/stream', play => {
  if (!play.cards) return;
  changed({ play });
  hearSound(play);
  followSlips(play);
});
// The table's layout never changes; if the program is still starting, ask again.
(async function felt() {
  try {
    changed({ felt: await ask('/api/play/felt') });
  } catch {
    setTimeout(felt, 2000);
  }
})();
setInterval(() => !document.hidden && at.play?.misunderstood.length > 0 && changed(), 1000);
