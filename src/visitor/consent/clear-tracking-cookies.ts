import { localArea, type StorageArea } from '../../data/core/access'
import { forget } from '../../data/core/timed'
import type { ConsentChoice } from '../core/consent-store'
import { cookieText, TRACKING_COOKIES } from '../core/tracking-cookies'
import type { CookieJar } from './consent-cookies'

/** The cookies of the analytics that most sites add. */
const ANALYTICS = /^(_ga(_.*)?|_gid|_gat(_.*)?)$/

/** The cookies of the advertisements that most sites add. */
const MARKETING = /^(_gcl_.*|_fbp|_fbc)$/

/** What the analytics keep elsewhere (decisions §3). */
const ANALYTICS_KEYS = ['ss_analytics_id', 'ss_analytics_id_expiry']

/** Removes the tracking cookies that the visitor has not agreed to, on the host and the domains above it (B4 L231). */
export function clearTrackingCookies(
  { analytics, marketing }: ConsentChoice,
  jar: CookieJar = document,
  host = location.hostname,
  area: StorageArea = localArea,
): void {
  if (!analytics) for (const key of ANALYTICS_KEYS) forget(area, key)
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
    // A page that may read no cookies has none to clear.
    return []
  }
}

/** `www.shop.example` → itself and `shop.example`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
