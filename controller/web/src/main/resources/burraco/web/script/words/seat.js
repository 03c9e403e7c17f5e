// Labels of the count and of players’ phones, by language; the first language is the default.

import it from './seat-it.js';
import en from './seat-en.js';

export default { it, en };
