// Labels of the practice table, by language; the first language is the default.

import it from './play-it.js';
import en from './play-en.js';

export default { it, en };
