import type { SummaryContent } from './summary.schema'

/** Detects server-rendered items: an item has a link or a picture. */
export const readSummary = (serverNodes: readonly ChildNode[]): SummaryContent => ({
  hasServerItems: serverNodes.some(
    node => node instanceof Element && (node.matches(ITEM) || node.querySelector(ITEM)),
  ),
})

const ITEM = 'li, article, .summary-item'
