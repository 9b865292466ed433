/** Saves attributes and returns how to restore them. */
export function keepAttributes(element: Element, names: readonly string[]): () => void {
  const kept = names.map(name => [name, element.getAttribute(name)] as const)
  return () => {
    for (const [name, value] of kept) {
      // Compares first: Chromium leaves `style=""` behind when it removes a style that was never read.
      if (element.getAttribute(name) === value) continue
      if (value === null) element.removeAttribute(name)
      // A policy without 'unsafe-inline' refuses the attribute, but not this.
      else if (name === 'style' && 'style' in element) (element as HTMLElement).style.cssText = value
      else element.setAttribute(name, value)
    }
  }
}
