import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Menu tabs',
  group: 'Text and layout',
  description: 'Several menus behind tabs.',
  withoutScripts: 'every menu, one below the other',
  budget: 3100,
  priority: 'high',
  events: ['change'],
  legacy: { types: ['menu'], names: ['menu'], bare: '.menu-wrapper:has(.menu-selector)' },
} satisfies BlockManifest

/** The details of the block's events. */
export interface MenuTabsEvents {
  /** Another menu is shown: `selected` is its index. */
  readonly change: { readonly selected: number }
}
