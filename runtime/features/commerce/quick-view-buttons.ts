import { openQuickViews } from '../../../src/commerce/product/quick-view-buttons'
import { dom } from '../../../src/data/core/dom'
import { onDestroy } from '../../core/features/feature'

/** Opens the quick view from buttons anywhere on the page, including those of exported pages. */
export function start(): void {
  onDestroy(openQuickViews(dom))
}
