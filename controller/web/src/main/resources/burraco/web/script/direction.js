// The page of a tournament's direction. Its state is in console/store.js, as that of the console.

import { render } from './dom.js';
import { subscribe } from './live.js';
import { setting, switches } from './settings.js';
import { addWords, onLang, t, translate } from './texts.js';
import consoleWords from './words/console.js';
import words from './words/direction.js';
import { signIn, whoIsThere } from './console/login.js';
import { at, changed, view } from './console/store.js';
import { drawBanners, drawBar, drawRemarks, why } from './direction/bar.js';
import { load, signOut, unanswered } from './direction/desk.js';
import { draft } from './direction/draft.js';
import { entries } from './direction/entries.js';
import { prints } from './direction/prints.js';
import { ranking } from './direction/ranking.js';
import { results } from './direction/results.js';
import { drawSteps } from './direction/steps.js';
import { drawTabs, TABS, walking } from './direction/tabs.js';

addWords(consoleWords);
addWords(words);

const part = id => document.getElementById(id);
const PANELS = { entries, draft, results, ranking, prints };
let shown = null;
let listening = false;

const kept = setting('direction.tab');
at.tab = TABS.includes(kept) ? kept : 'entries';

view(() => drawBar(part('title'), part('where'), part('who')));
view(() => drawBanners(part('banners')));
view(() => drawSteps(part('steps')));
view(() => drawRemarks(part('remarks')));
view(() => drawTabs(part('tabs')));
view(panel);

function panel() {
  const element = part('panel');
  const fresh = shown !== at.tab;
  shown = at.tab;
  document.body.dataset.tab = at.tab;
  if (fresh) element.scrollTop = 0;
  element.setAttribute('aria-labelledby', `tab-${at.tab}`);
  render(element, PANELS[at.tab]());
  // Who walks through the tabs with the arrows stays there.
  if (fresh && !walking()) element.querySelector('[data-first]')?.focus();
}

/** Nothing is shown to people who have not signed in: a draft is for the direction alone. */
async function begin() {
  await whoIsThere();
  if (!at.arbiter && !(await signIn())) return closed();
  const trouble = await load();
  if (trouble === 'signed-out') return closed();
  // Who is not of the direction can sign in as somebody else.
  if (trouble) closed(why(trouble), signOut);
  if (!listening) listen();
}

function closed(says = t('direction.closed'), leave = null) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = t(leave ? 'console.log-out' : 'console.log-in');
  button.addEventListener('click', leave ?? begin, { once: true });
  part('who').replaceChildren(button);
  part('panel').firstElementChild.textContent = says;
}

function listen() {
  listening = true;
  subscribe('/api/direction/stream', message => {
    if (message.hall && !at.inHall) changed({ inHall: true });
    if (message.version !== at.state?.version) load();
  }, link => changed({ link }));
}

addEventListener('beforeunload', event => {
  if (unanswered() > 0) event.preventDefault();
});

switches(part('switches'), ['lang', 'theme']);
translate();
onLang(() => {
  document.title = t('direction.title');
  if (at.state) load();
});
document.title = t('direction.title');
begin();
