/**
 * The tab that a key leads to (B4 L247; ARIA Authoring Practices, tabs): the arrows go round, Home and End to the
 * ends. Undefined for any other key.
 *
 * @param isRtl whether the tabs run from right to left, as the page's text does.
 */
export function tabAfter(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const [back, forth] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === forth) return (at + 1) % count
  if (key === back) return (at + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** A price as the visitor's page writes it: a text as it stands, a number as its language does. */
export function priceText(price: string | number, language: string | undefined): string {
  return typeof price === 'string' ? price : price.toLocaleString(language)
}
