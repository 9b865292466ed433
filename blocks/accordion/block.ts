import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Accordion',
  group: 'Text and layout',
  description: 'Items that open and close, one at a time or several.',
  withoutScripts: '`<details>`, or headings with what follows',
  budget: 3400,
  priority: 'high',
  events: ['change'],
  legacy: { types: ['accordion'], bare: '.accordion-items-container', precedence: 1 },
} satisfies BlockManifest

/** The details of the block's events. */
export interface AccordionEvents {
  /** The open items have changed: `open` has their indexes. */
  readonly change: { readonly open: readonly number[] }
}
