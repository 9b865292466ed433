import { whenIdle } from '../../../src/dom/timing/idle'
import { $site } from '../../../src/site/core/site'
import { start } from './page-overlays'

const POPUP = { style: 2, version: 3, showOnAllPages: true }

/** Content of the pop-ups in these tests. */
export const CONTENT = { title: 'Four firings a year' }

/** A context with a pop-up, its settings and other fields. */
export const popupContext = (settings: object, more: object = {}) => ({
  websiteSettings: { popupOverlaySettings: { ...POPUP, ...settings } },
  popupOverlay: CONTENT,
  ...more,
})

export const popup = (): Element | null => document.querySelector('ashlar-popup-overlay')

export const dataOf = (tag: string): unknown =>
  JSON.parse(document.querySelector(tag)?.getAttribute('data-block-json') ?? 'null')

/** Starts the feature and waits until it has shown its overlays. */
export async function look(site: Readonly<Record<string, unknown>>): Promise<void> {
  $site.set(site)
  start({ $site })
  // Idle callbacks run in the order of their requests.
  await new Promise<IdleDeadline>(done => void whenIdle(done))
}
