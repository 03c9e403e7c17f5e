// Labels of the hall's door, by language; the first language is the default.

import it from './hall-door-it.js';
import en from './hall-door-en.js';

export default { it, en };
