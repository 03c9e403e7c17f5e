// Labels of the console, by language; the first language is the default.

import it from './console-it.js';
import en from './console-en.js';

export default { it, en };
