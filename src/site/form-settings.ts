import { slice, text } from './core/slice'

/** The cookie with the CSRF token of the site's own server, and the header that returns it; '' if missing. */
export const csrfSettings = slice(['forms.csrf.'], { cookie: text(), header: text() })
