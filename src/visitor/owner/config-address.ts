import { CONFIG_PATH } from '../../site/core/environment'

/** What the page context says of where a site has its host, as far as it is text. */
export interface SiteHost {
  /** The site's own name under the application domain; empty where the server names none. */
  readonly identifier: string
  /** Empty where the site is not one of many under a domain. */
  readonly appDomain: string
}

/** Where a page is. */
export type PageAddress = Pick<Location, 'origin' | 'pathname' | 'search'>

/** A name under a domain: nothing that could make another host of it. */
const LABEL = /^[a-z\d]([a-z\d-]*[a-z\d])?$/i
const DOMAIN = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i

/**
 * The owner's panel with this page open in it: on the site's own host under the application domain, else where the
 * page is (A2 L21).
 */
export function configAddress(site: SiteHost, { origin, pathname, search }: PageAddress): string {
  return `${hostOf(site) ?? origin}${CONFIG_PATH}/?frameUrl=${encodeURIComponent(pathname + search)}`
}

function hostOf({ identifier, appDomain }: SiteHost): string | undefined {
  return LABEL.test(identifier) && DOMAIN.test(appDomain) ? `https://${identifier}.${appDomain}` : undefined
}
