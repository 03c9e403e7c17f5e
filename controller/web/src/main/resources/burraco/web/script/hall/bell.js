// Tells an arbiter of something new: a sound, the number on the page's title and its icon, and a notification while
// another page is in front. A browser wants to be asked by a person first, so all of it waits for a press.

import { keep, setting } from '../settings.js';
import { t } from '../texts.js';

const TONES = [880, 660, 880];
const SECONDS = 0.2;
let context = null;
let known = null;

export const isOn = () => setting('hall.bell') === 'on';

/** Called by a press, which a browser takes for leave to make sounds. */
export async function ring(on) {
  keep('hall.bell', on ? 'on' : 'off');
  if (!on) return;
  wake();
  sound();
  if ('Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
}

function wake() {
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
}

/** After the page was loaded again, the first press anywhere gives leave. */
addEventListener('pointerdown', () => isOn() && wake(), { once: true });

/** `items` are those that nobody deals with; `says` makes a sentence of one. */
export function told(items, says) {
  badge(items.length);
  const ids = new Set(items.map(one => one.id));
  const fresh = known ? items.filter(one => !known.has(one.id)) : [];
  known = new Set([...(known ?? []), ...ids]);
  if (fresh.length === 0 || !isOn()) return;
  sound();
  if (document.hidden) notify(fresh, says);
}

function badge(many) {
  if (many > 0) navigator.setAppBadge?.(many)?.catch(() => {});
  else navigator.clearAppBadge?.()?.catch(() => {});
}

function sound() {
  if (context?.state !== 'running') return;
  TONES.forEach((hertz, index) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.value = 0.25;
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + index * SECONDS);
    tone.stop(context.currentTime + (index + 0.8) * SECONDS);
  });
  navigator.vibrate?.([200, 100, 200]);
}

function notify(fresh, says) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const one = fresh[0];
    const title = fresh.length > 1 ? t('calls.many', fresh.length) : says(one);
    const shown = new Notification(title, { tag: 'hall-calls', renotify: true, icon: '/assets/icon.svg' });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones show notifications of installed pages only.
  }
}
