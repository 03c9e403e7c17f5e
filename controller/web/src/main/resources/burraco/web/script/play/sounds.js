// The table's sounds: named in a line, and played if switched on.

import { keep, setting } from '../settings.js';
import { t } from '../texts.js';
import { at, changed } from './store.js';

/** Pairs of hertz and milliseconds; 0 hertz is a rest. */
const MELODIES = {
  RULING: [
    [660, 250],
    [0, 80],
    [440, 400],
  ],
  TIME_OUT: [
    [880, 100],
    [0, 80],
    [880, 100],
    [0, 80],
    [880, 100],
    [0, 80],
    [880, 600],
  ],
  TURN_TIME: [
    [988, 70],
    [0, 70],
    [988, 70],
  ],
  QUESTION: [
    [440, 120],
    [0, 60],
    [554, 120],
  ],
  TROUBLE: [
    [220, 200],
    [0, 150],
    [220, 200],
    [0, 150],
    [220, 200],
  ],
  BURRACO: [
    [523, 90],
    [659, 90],
    [784, 180],
  ],
  HAND_OVER: [[523, 800]],
};
const SHOWN = 4000;
let context = null;
let last;
let timer = 0;

export const sounds = {
  on: false,
  toggle() {
    sounds.on = !sounds.on;
    keep('play.sounds', sounds.on ? 'on' : 'off');
    if (sounds.on) wake();
  },
};

/** Browsers allow sound only after the page has been touched. */
function wake() {
  context ??= new AudioContext();
  context.resume();
}

export function watchSounds() {
  sounds.on = setting('play.sounds') === 'on';
  document.addEventListener('pointerdown', () => sounds.on && wake(), { once: true });
}

export function hearSound(play) {
  const cue = play.cue ?? play.sound;
  const fresh = last !== undefined && cue !== last && play.sound;
  last = cue;
  if (!fresh) return;
  changed({ sounding: play.sound });
  clearTimeout(timer);
  timer = setTimeout(() => changed({ sounding: null }), SHOWN);
  if (sounds.on && context) melody(MELODIES[play.sound] ?? []);
}

export const soundName = () =>
  at.sounding ? t('play.sounding', t(`play.sound.${at.sounding}`)) : '';

function melody(tones) {
  let when = context.currentTime + 0.02;
  for (const [hertz, millis] of tones) {
    const ends = when + millis / 1000;
    if (hertz > 0) tone(hertz, when, ends);
    when = ends;
  }
}

function tone(hertz, from, to) {
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.type = 'triangle';
  voice.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(0.16, from + 0.01);
  loudness.gain.setValueAtTime(0.16, Math.max(from + 0.01, to - 0.02));
  loudness.gain.linearRampToValueAtTime(0, to);
  voice.connect(loudness).connect(context.destination);
  voice.start(from);
  voice.stop(to);
}
