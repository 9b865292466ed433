import { dom } from '../../data/core/dom'
import { localArea, removeTimed, type StorageArea } from '../../data/storage'
import type { ConsentChoice } from '../core/consent-store'
import { cookieText } from '../core/cookies'
import { TRACKING_COOKIES } from '../tracking'
import type { CookieJar } from './consent-cookies'

/** Cookies of common analytics scripts. */
const ANALYTICS = /^(_ga(_.*)?|_gid|_gat(_.*)?)$/

/** Cookies of common advertising scripts. */
const MARKETING = /^(_gcl_.*|_fbp|_fbc)$/

/** Storage keys of the analytics. */
const ANALYTICS_KEYS = ['ss_analytics_id', 'ss_analytics_id_expiry']

/**
 * Deletes the tracking cookies that the visitor has not agreed to, on the host and its parent domains.
 */
export function clearTrackingCookies(
  { analytics, marketing }: ConsentChoice,
  jar: CookieJar = dom,
  host = location.hostname,
  area: StorageArea = localArea,
): void {
  if (!analytics) for (const key of ANALYTICS_KEYS) removeTimed(area, key)
  for (const name of cookieNames(jar)) {
    if ((analytics || !isAnalytics(name)) && (marketing || !MARKETING.test(name))) continue
    for (const domain of ['', ...domainsOf(host)]) {
      jar.cookie = cookieText(name, '', 0, false) + (domain && `; Domain=${domain}`)
    }
  }
}

const isAnalytics = (name: string): boolean =>
  ANALYTICS.test(name) || TRACKING_COOKIES.some(own => own === name)

function cookieNames(jar: CookieJar): string[] {
  try {
    return jar.cookie.split('; ').map(pair => pair.replace(/=.*/s, ''))
  } catch {
    // A page without access to cookies has none to delete.
    return []
  }
}

/** `www.shop.example` → itself and `shop.example`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
