// Beside the sentence of an act, where somebody has switched that on: as the record has it.

import { h } from '../dom.js';

/** Whether it is to be seen is a switch of the page (settings.js). */
export const notation = act => h('code', { key: 'notation', class: 'as-recorded' }, act.text);
