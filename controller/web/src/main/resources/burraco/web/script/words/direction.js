// Labels of the direction's page, by language; the first language is the default.

import it from './direction-it.js';
import en from './direction-en.js';

export default { it, en };
