import { at, flag, slice, text } from './core/slice'

/** Where the owner's panel of the site is, and for which sites its owner stays on the page. */
export const siteHost = slice(['website.'], {
  /** The site's own name under the application domain [CTX-03]. */
  identifier: text(),
  /** Domain that the hosts of all sites and their configuration panels end in. */
  appDomain: at(['appDomain'], text()),
  /** Templates can be developed on this site, so its owner is not redirected [CTX-06]. */
  developerMode: at(['developerMode', 'website.developerMode'], flag()),
  /** Anybody may copy this site [CTX-13]. */
  cloneable: at(['website.cloneable', 'websiteCloneable'], flag()),
})
