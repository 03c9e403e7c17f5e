// The switches in the corner, and rulings read aloud if switched on.

import { icon } from '../icons.js';
import { keep, setting, switches } from '../settings.js';
import { raw, t } from '../texts.js';

let speaking = setting('speech') === 'on';

/** `more` are buttons of other parts of the page; calling the result redraws them. */
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
  // Speaking its own label shows whether the voice works; some browsers need a first utterance on a click.
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
  words.lang = raw('speech.locale');
  speechSynthesis.speak(words);
}
