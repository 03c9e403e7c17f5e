// How sure the table was of an act, by when it knew: nothing else about that is told.

import { t } from '../texts.js';
import { seconds } from './format.js';

/** Later than that people at the table have gone on meanwhile. */
const LATE = 5000;
const AT_ONCE = 100;

/** {text, late}, or null for what people said. */
export function sureness(act) {
  if (act.by !== 'sensors' || act.decided == null) return null;
  const waited = act.decided - (act.complete ?? act.since ?? act.decided);
  if (waited < AT_ONCE) return { text: t('console.understood.at-once'), late: false };
  return { text: t('console.understood', seconds(waited)), late: waited >= LATE };
}
