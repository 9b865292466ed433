import { at, flag, text } from './context-fields'
import { slice } from './slice'

/** The site itself [CTX-03] [CTX-13]. */
export const website = slice(['website'], {
  id: text(),
  /** The site's own name under the application domain. */
  identifier: text(),
  /** Domain that the hosts of all sites and their configuration panels end in. */
  appDomain: at(['appDomain'], text()),
  /** Where the site is published: scheme and host. */
  baseUrl: text(),
  /** BCP 47 tag of the site's texts, numbers and dates. */
  language: text(),
  /** IANA name of the site's time zone. */
  timeZone: text(),
  typekitId: text(),
  /** One of `SITE_VERSIONS`, empty on the oldest sites. */
  templateVersion: at(['website.templateVersion', 'templateVersion'], text()),
  /** Templates can be developed on this site, so its owner is not redirected [CTX-06]. */
  developerMode: at(['developerMode', 'website.developerMode'], flag()),
  /** Anybody may copy this site. */
  cloneable: at(['website.cloneable', 'websiteCloneable'], flag()),
})
