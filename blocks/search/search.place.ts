import { safeHref } from '../../src/data/fields/safe-href'

/** Room between the panel and the edge of the window, in px. */
const MARGIN = 8

/** Moves the panel sideways until it is within the window. */
export function keepInView(panel: HTMLElement): void {
  panel.style.setProperty('--search-shift', '0px')
  const { left, right } = panel.getBoundingClientRect()
  const over = right - (document.documentElement.clientWidth - MARGIN)
  const shift = over > 0 ? -Math.min(over, left - MARGIN) : Math.max(0, MARGIN - left)
  panel.style.setProperty('--search-shift', `${Math.round(shift)}px`)
}

/** Where Enter would lead: the page of all results. */
export function resultsAddress(field: HTMLInputElement, action: string): string {
  const { form } = field
  const url = new URL(safeHref(form?.getAttribute('action') ?? action) ?? '/search', document.baseURI)
  if (!form) url.searchParams.set(field.name, field.value)
  else {
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') url.searchParams.set(name, value)
    }
  }
  return url.href
}
