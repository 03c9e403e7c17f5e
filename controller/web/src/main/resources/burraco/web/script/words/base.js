// Labels that several pages use, by language; the first language is the default.

import it from './it.js';
import en from './en.js';

export default { it, en };
