// Labels of the hall's public pages, by language; the first language is the default.

import it from './hall-it.js';
import en from './hall-en.js';

export default { it, en };
