// Labels of a pair's own page, by language; the first language is the default.

import it from './me-it.js';
import en from './me-en.js';

export default { it, en };
