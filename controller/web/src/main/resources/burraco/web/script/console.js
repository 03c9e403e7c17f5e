// The arbiter's console. Its state is in console/store.js, and every part draws itself from there.

import { render } from './dom.js';
import { subscribe } from './live.js';
import { setting, switches } from './settings.js';
import { addWords, onLang, t, translate } from './texts.js';
import words from './words/console.js';
import { announce, drawBanners, drawDone, drawSituation } from './console/banners.js';
import { drawTitle, listen } from './console/bell.js';
import { drawBar, drawQuick } from './console/bar.js';
import { cases, fetchCases } from './console/cases.js';
import { corrections } from './console/corrections.js';
import { health, watchHealth } from './console/health.js';
import { drawLines, settle, watchScrolling } from './console/lines.js';
import { whoIsThere } from './console/login.js';
import { now } from './console/now.js';
import { follow } from './console/record.js';
import { score } from './console/score.js';
import { at, changed, view } from './console/store.js';
import { drawTabs, TABS } from './console/tabs.js';
import { times } from './console/times.js';
import { program, watchProgram } from './console/updates.js';

addWords(words);

const part = id => document.getElementById(id);
const PANELS = { record: now, now, times, cases, score, corrections, health: machine };
const bar = { table: part('table'), where: part('where'), result: part('result'), clock: part('clock'), who: part('who') };
let shown = null;

const kept = setting('console.tab');
if (TABS.includes(kept) && kept !== 'record') at.tab = kept;

view(() => drawBar(bar));
view(() => drawBanners(part('banners')));
view(() => drawSituation(part('situation')));
view(() => announce(part('spoken')));
view(() => drawLines(part('lines'), part('scroller'), part('to-end')));
view(() => drawTabs(part('tabs')));
view(() => drawQuick(part('quick')));
view(() => drawDone(part('done')));
view(panel);

function panel() {
  const element = part('panel');
  const fresh = shown !== at.tab;
  shown = at.tab;
  document.body.dataset.tab = at.tab;
  if (fresh) {
    watchHealth(at.tab === 'health');
    watchProgram(at.tab === 'health');
    if (at.tab === 'cases') fetchCases();
    element.setAttribute('aria-labelledby', `tab-${at.tab}`);
    part('desk').scrollTop = 0;
    settle(part('scroller'));
  }
  render(element, PANELS[at.tab]());
}

function machine() {
  return [program(), health()];
}

const stream = subscribe('/api/stream', (state, fresh) => {
  if (fresh) Object.assign(at, { record: null, cases: null });
  changed({ state });
  // A hidden window gets no animation frames, but its title has to change for somebody who looks elsewhere.
  drawTitle();
  if (fresh && at.tab === 'cases') fetchCases();
  follow(state);
}, link => {
  changed({ link });
  if (!link.lost) whoIsThere();
});
at.now = stream.now;

switches(part('switches'), ['lang', 'theme', 'notation']);
onLang(() => changed());
watchScrolling(part('scroller'), part('to-end'));
translate();
drawTitle();
onLang(drawTitle);
listen();

// Only the clocks are redrawn between two messages.
setInterval(() => {
  if (!at.state || document.hidden) return;
  drawBar(bar);
  drawDone(part('done'));
  if (at.tab === 'times') panel();
}, 500);
