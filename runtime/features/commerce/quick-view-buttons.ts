import { takeQuickViews } from '../../../src/commerce/product/quick-view-buttons'
import { onDestroy } from '../../core/features/feature'

/** Lets buttons anywhere on the page show their products above it, those of an exported page too. */
export function start(): void {
  onDestroy(takeQuickViews(document))
}
