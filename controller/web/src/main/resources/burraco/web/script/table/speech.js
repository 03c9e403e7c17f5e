// The switches in the corner, and a voice for rulings: off until somebody asks for it.

import { icon } from '../icons.js';
import { keep, setting, switches } from '../settings.js';
import { lang, t } from '../texts.js';

let speaking = setting('speech') === 'on';

/** `more` are those of other parts of the page; whoever calls what comes back draws them again. */
export function controls(element, more) {
  const open = () => element.classList.contains('open');
  return switches(element, ['lang', 'theme', 'suits'], () =>
    [
      ...more(),
      'speechSynthesis' in window && {
        key: 'speech',
        face: icon('speech'),
        label: t('switch.speech'),
        pressed: speaking,
        act: turn,
      },
      document.fullscreenEnabled && {
        key: 'full',
        face: icon('full'),
        label: t('switch.full'),
        pressed: Boolean(document.fullscreenElement),
        act: full,
      },
      {
        key: 'more',
        face: icon('more'),
        label: t('switch.all'),
        expanded: open(),
        act: () => element.classList.toggle('open'),
      },
    ].filter(Boolean),
  );
}

function turn() {
  speaking = !speaking;
  keep('speech', speaking ? 'on' : 'off');
  speechSynthesis.cancel();
  // A voice that says what it is for shows whether it can be heard; some browsers ask for a first
  // word on a click.
  if (speaking) say(t('switch.speech'));
}

function full() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen();
}

export function speak(text) {
  if (!speaking) return;
  speechSynthesis.cancel();
  if (text) say(text);
}

function say(text) {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang() === 'it' ? 'it-IT' : 'en-GB';
  speechSynthesis.speak(words);
}
