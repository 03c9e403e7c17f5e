// Labels of the hall's pages for those who have signed in, by language; the first language is the default.

import it from './staff-it.js';
import en from './staff-en.js';

export default { it, en };
