import { $site } from '../../src/site/site'
import { until } from '../../test/mount'
import { start } from './page-overlays'

const POPUP = { style: 2, version: 3, showOnAllPages: true }

/** What the pop-ups of these tests hold. */
export const CONTENT = { title: 'Four firings a year' }

/** A context with a pop-up, with settings of its own and whatever else it says. */
export const popupContext = (settings: object, more: object = {}) => ({
  websiteSettings: { popupOverlaySettings: { ...POPUP, ...settings } },
  popupOverlay: CONTENT,
  ...more,
})

export const popup = (): Element | null => document.querySelector('ashlar-popup-overlay')

export const dataOf = (tag: string): unknown =>
  JSON.parse(document.querySelector(tag)?.getAttribute('data-block-json') ?? 'null')

/** Runs the part until it has put the last of its blocks on the page, and so has looked at everything. */
export async function look(site: Readonly<Record<string, unknown>>): Promise<void> {
  $site.set({ ...site, authenticatedAccount: site['authenticatedAccount'] ?? {} })
  start({ $site })
  await until(() => document.querySelector('ashlar-website-overlays'))
}
