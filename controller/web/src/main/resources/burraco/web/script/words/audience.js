// Labels of the page for people outside the hall, by language; the first language is the default.

import it from './audience-it.js';
import en from './audience-en.js';

export default { it, en };
