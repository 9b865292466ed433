import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Cookie banner',
  description: 'Asks for consent, and lets visitors change it later.',
  withoutScripts: 'nothing: whatever needs consent does not run',
  budget: 4000,
  priority: 'high',
  loadedBy: 'consent',
  events: ['consent-chosen', 'cookie-banner:open-panel', 'cookie-banner:close-panel'],
} satisfies BlockManifest
