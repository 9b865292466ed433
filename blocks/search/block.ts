import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Search',
  group: 'Forms and dialogs',
  description: 'A search field that shows results while the visitor types.',
  withoutScripts: 'its form, which leads to the page of results',
  budget: 8000,
  entries: { 'search-preview': 'search.extra.ts' },
  events: ['search', 'select'],
  view: 'search-page',
  legacy: { types: ['search'] },
} satisfies BlockManifest

/** The details of the block's events. */
export interface SearchEvents {
  /** The preview shows results. */
  readonly search: { readonly query: string; readonly totalCount: number }
  /** The visitor selects a result; cancel the event to prevent the navigation. */
  readonly select: { readonly query: string; readonly title: string; readonly href: string }
}
