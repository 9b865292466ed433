import Cookies from 'js-cookie'
import { $site } from '../../../src/site/core/site'
import { $consent, usedCategories } from '../../../src/visitor/core/consent-store'
import { until } from '../../../test/mount'
import { start } from './consent'

/** A banner with its own text. */
export const ENABLED = { isCookieBannerEnabled: true, cookieBannerText: 'Crumbs?' }
export const ALL = { necessary: true, functional: true, analytics: true, marketing: true }
export const NONE = { necessary: true, functional: false, analytics: false, marketing: false }

/** Consent events, requests to the site, and the number of page reloads. */
export const seen: { heard: unknown[]; sent: unknown[]; reloads: number } = {
  heard: [],
  sent: [],
  reloads: 0,
}

export const banner = (): Element | null => document.querySelector('ashlar-cookie-banner')
/** The banner's data; empty without one. */
export const bannerData = () => JSON.parse(banner()?.getAttribute('data-block-json') ?? '{}')
/** The small button in a corner. */
export const pill = (): HTMLElement | null | undefined =>
  document
    .querySelector('[data-ashlar-surface=cookie-settings]')
    ?.shadowRoot?.querySelector<HTMLElement>('button')
export const say = (type: string, detail?: unknown): boolean =>
  document.dispatchEvent(new CustomEvent(`ashlar:${type}`, { detail }))

/** Makes a choice, and waits until it is stored. */
export async function choose(choice: object): Promise<void> {
  localStorage.removeItem('ss_consent')
  say('consent-chosen', choice)
  // Informs other tabs, after the cookies are stored.
  await until(() => localStorage.getItem('ss_consent'))
}

/** Starts the part on a page with that context. */
export function begin(context: object): void {
  $site.set({ ...context })
  start({ $site }, () => {
    seen.reloads += 1
  })
}

const listen = (event: Event): void => void seen.heard.push((event as CustomEvent).detail)
const realFetch = window.fetch

/** Lets each test of the file begin as on a first visit. */
export function eachOnFirstVisit(): void {
  beforeEach(() => {
    Object.assign(seen, { heard: [], sent: [], reloads: 0 })
    document.addEventListener('ashlar:consent', listen)
    window.fetch = async (_, init) => {
      seen.sent.push(JSON.parse(String(init?.body)))
      return new Response(null, { status: 204 })
    }
  })
  afterEach(() => {
    say('destroy')
    document.removeEventListener('ashlar:consent', listen)
    window.fetch = realFetch
    for (const name of ['ss_cookieAllowed', 'ss_consent', 'ss_cvr', 'ss_cvt']) Cookies.remove(name)
    localStorage.clear()
    Reflect.deleteProperty(window, 'dataLayer')
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    usedCategories.clear()
    $consent.set(null)
    $site.set({})
  })
}
