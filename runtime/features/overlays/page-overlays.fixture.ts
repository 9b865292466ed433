import { whenIdle } from '../../../src/dom/core/idle'
import { $site } from '../../../src/site/core/site'
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

/** Runs the part until it has looked at everything: once for a visitor, and for an account if `site` has one. */
export async function look(site: Readonly<Record<string, unknown>>): Promise<void> {
  $site.set(site)
  start({ $site })
  // Idle callbacks come in the order in which they were asked for.
  await new Promise<IdleDeadline>(done => void whenIdle(done))
}
