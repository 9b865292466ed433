import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Cookie banner',
  group: 'Notices and consent',
  description: 'Asks for consent, and lets visitors change it later.',
  withoutScripts: 'nothing: whatever needs consent does not run',
  budget: 3070,
  priority: 'high',
  events: ['consent-chosen', 'cookie-banner:open-panel', 'cookie-banner:close-panel'],
} satisfies BlockManifest

/** The details of the block's events. */
export interface CookieBannerEvents {
  /** The visitor has chosen: whether each category is allowed. */
  readonly 'consent-chosen': Readonly<Record<string, boolean>>
  /** The visitor opens the panel with every category. */
  readonly 'cookie-banner:open-panel': undefined
  /** The visitor closes the panel. */
  readonly 'cookie-banner:close-panel': undefined
}
