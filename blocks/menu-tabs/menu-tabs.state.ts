/**
 * The tab that a key selects [TAB-03] (ARIA Authoring Practices, tabs): arrows wrap around, Home and End go to the
 * ends. `undefined` for other keys.
 *
 * @param isRtl mirrors the arrow keys.
 */
export function tabAfter(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const [back, forth] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === forth) return (at + 1) % count
  if (key === back) return (at + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Formats a price: text unchanged, numbers in the page's number format. */
export function priceText(price: string | number, language: string | undefined): string {
  return typeof price === 'string' ? price : price.toLocaleString(language)
}
