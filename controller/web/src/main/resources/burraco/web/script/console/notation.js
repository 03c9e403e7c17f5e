// The act in record notation beside its sentence.

import { h } from '../dom.js';

/** Shown only if switched on (settings.js). */
export const notation = act => h('code', { key: 'notation', class: 'as-recorded' }, act.text);
