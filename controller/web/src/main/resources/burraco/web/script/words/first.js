// Labels of the first start of a card, by language; the first language is the default.

import it from './first-it.js';
import en from './first-en.js';

export default { it, en };
