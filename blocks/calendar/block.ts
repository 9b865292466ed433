import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Calendar',
  group: 'Lists and dates',
  reservesBox: true,
  description: 'Events in a grid of the month, or as a list.',
  withoutScripts: 'a list of events with `<time datetime>`',
  budget: 8000,
  events: ['change'],
  view: 'events-calendar',
  legacy: { types: ['calendar'] },
} satisfies BlockManifest

/** The details of the block's events. */
export interface CalendarEvents {
  /** The visitor has selected a month, a day (ISO 8601; `null` for none) or a view. */
  readonly change: { readonly month: string; readonly day: string | null; readonly view: 'month' | 'list' }
}
