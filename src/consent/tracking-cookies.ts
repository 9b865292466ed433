import { localArea, type StorageArea } from '../storage/access'
import { forget } from '../storage/timed'
import type { CookieJar } from './consent-cookies'
import type { ConsentChoice } from './consent-store'

/** The cookies that tell visits apart (decisions §3), and those of the analytics that most sites add. */
const ANALYTICS = /^(ss_cvr|ss_cvt|ss_cid|ss_cvisit|ss_cpvisit|_ga(_.*)?|_gid|_gat(_.*)?)$/

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
    if ((analytics || !ANALYTICS.test(name)) && (marketing || !MARKETING.test(name))) continue
    for (const domain of ['', ...domainsOf(host)]) {
      jar.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
    }
  }
}

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
