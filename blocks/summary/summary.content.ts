import type { SummaryContent } from './summary.schema'

/** Says whether the server has written anything: an item has at least a link or a picture. */
export const readSummary = (serverNodes: readonly ChildNode[]): SummaryContent => ({
  hasServerItems: serverNodes.some(
    node => node instanceof Element && (node.matches(ITEM) || node.querySelector(ITEM)),
  ),
})

const ITEM = 'li, article, .summary-item'
