// The page's title shows how much is pending, and a bell rings when it increases, for an arbiter who watches
// several tables.

import { keep, setting } from '../settings.js';
import { t } from '../texts.js';
import { waiting } from './now.js';
import { at } from './store.js';

const HERTZ = 880;
const SECONDS = 0.25;
let context = null;
let before = null;

export const isQuiet = () => setting('console.quiet') === 'yes';
export const hush = quiet => keep('console.quiet', quiet ? 'yes' : 'no');

/** Browsers allow sound only after the page has been touched. */
export function listen() {
  addEventListener('pointerdown', () => (context ??= new AudioContext()), { once: true });
}

export function drawTitle() {
  const many = at.state ? waiting() : 0;
  document.title = many > 0 ? `(${many}) ${t('console.title')}` : t('console.title');
  if (before !== null && many > before && !isQuiet()) ring();
  before = at.state ? many : null;
}

function ring() {
  if (context?.state !== 'running') return;
  for (const start of [0, 2 * SECONDS]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = HERTZ;
    volume.gain.value = 0.2;
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + start);
    tone.stop(context.currentTime + start + SECONDS);
  }
}
