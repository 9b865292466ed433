/** Cookie, and key of the query, that carry the crumb: the proof that a call comes from our page (decisions §3). */
export const CRUMB = 'crumb'

/** Header that carries the crumb of error reports (decisions §3). */
export const CRUMB_HEADER = 'X-CSRF-Token'
