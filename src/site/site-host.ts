import { at, flag, slice, text } from './slices/slice'

/** The address of the owner's panel, and which sites keep their owner on the page. */
export const siteHost = slice(['website.'], {
  /** The site's name under the application domain. */
  identifier: text(),
  /** The parent domain of all sites and their panels. */
  appDomain: at(['appDomain'], text()),
  /** The site is a template in development, so its owner is not redirected. */
  developerMode: at(['developerMode', 'website.developerMode'], flag()),
  /** The site may be copied. */
  cloneable: at(['website.cloneable', 'websiteCloneable'], flag()),
})
