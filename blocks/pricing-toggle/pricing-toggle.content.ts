import type { Period, PricingToggleContent } from './pricing-toggle.schema'

/**
 * Reads the periods from the server's HTML: elements with `data-period`, grouped by its value.
 */
export function readPrices(serverNodes: readonly ChildNode[]): PricingToggleContent {
  const found = serverNodes
    .filter(node => node instanceof HTMLElement)
    .flatMap(element => [
      ...(element.matches(MARKED) ? [element] : []),
      ...element.querySelectorAll<HTMLElement>(MARKED),
    ])
  const names = [...new Set(found.map(nameOf))]
  return {
    periods: names.map((name): Period => {
      const parts = found.filter(part => nameOf(part) === name)
      return { name, parts, title: titleOf(name, parts) }
    }),
  }
}

const MARKED = '[data-period]:not([data-period=""])'

const nameOf = (part: HTMLElement): string => part.dataset['period'] ?? ''

function titleOf(name: string, parts: readonly HTMLElement[]): string {
  const title = parts.map(part => part.dataset['periodTitle']).find(text => text)
  return title ?? name.charAt(0).toUpperCase() + name.slice(1)
}
