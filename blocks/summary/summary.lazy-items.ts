import { dom } from '../../src/data/core/dom'
import type { SummaryItems } from './summary.items'
import type { SummaryData } from './summary.schema'

/** Renders items from the data. Most summaries are the server's own, and need neither this nor formats of dates. */
export let Items: typeof SummaryItems | undefined

/** Loads what a summary needs besides its frame; undefined if there is nothing to load. */
export const loadItems = ({ items }: Pick<SummaryData, 'items'>): Promise<void> | undefined =>
  Items || items.length === 0 ? undefined : load()

async function load(): Promise<void> {
  Items = (await import('./summary.items')).SummaryItems
}

// Requested before such a summary mounts; a failure surfaces there. Exported ones are adopted only later.
if (dom.querySelector('ashlar-summary')) load().catch(() => {})
