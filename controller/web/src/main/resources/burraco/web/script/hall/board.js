// What the hall's public pages share: the bar above, the link to the hall, and lists that turn their pages.
//
//   board({ stream: '/api/hall/seats/stream', name: 'seats', draw: state => …, later: () => … })
//
// `draw` is called for each new state and after a change of the language; `later` whenever the window changes.

import { render } from '../dom.js';
import { subscribe } from '../live.js';
import { switches } from '../settings.js';
import { addWords, named, onLang, say, t, translate } from '../texts.js';
import words from '../words/hall.js';

addWords(words);

export const part = id => document.getElementById(id);

/** Resolves the state of a stream; messages without news are left out. */
export function listen(stream, heard, link = () => {}) {
  return subscribe(stream, message => message.same || heard(message), link);
}

export function board({ stream, name, draw, more = () => [] }) {
  let state = null;
  let link = { lost: false };
  const table = listen(stream, next => {
    state = next;
    all();
  }, next => {
    link = next;
    all();
  });

  function all() {
    document.title = state ? `${t(`hall.${name}`)} · ${state.title || 'Burraco'}` : t(`hall.${name}`);
    part('lost').hidden = !link.lost;
    part('lost').textContent = link.lost ? say(link.says) || t('hall.lost') : '';
    if (!state) return;
    render(part('title'), state.title ? named(state.title) : t('hall.none'));
    render(part('where'), where(name, state));
    draw(state);
  }

  const redrawSwitches = switches(part('switches'), ['lang', 'theme'], more);
  translate();
  onLang(all);
  all();
  return { now: table.now, state: () => state, redraw: all, redrawSwitches };
}

function where(name, { round, rounds, after }) {
  const shown = after ?? round;
  return `${t(`hall.${name}`)}${shown > 0 ? ` · ${t('hall.round', shown, rounds)}` : ''}`;
}
