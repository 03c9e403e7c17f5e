// How soon the table was certain of an act.

import { t } from '../texts.js';
import { seconds } from './format.js';

/** After this time the players have moved on (milliseconds). */
const LATE = 5000;
const AT_ONCE = 100;

/** {text, late}, or null for acts stated by people. */
export function sureness(act) {
  if (act.by !== 'sensors' || act.decided == null) return null;
  const waited = act.decided - (act.complete ?? act.since ?? act.decided);
  if (waited < AT_ONCE) return { text: t('console.understood.at-once'), late: false };
  return { text: t('console.understood', seconds(waited)), late: waited >= LATE };
}
