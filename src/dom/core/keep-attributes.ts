/** Saves attributes and returns how to restore them. */
export function keepAttributes(element: Element, names: readonly string[]): () => void {
  const kept = names.map(name => [name, element.getAttribute(name)] as const)
  return () => {
    for (const [name, value] of kept) {
      // Compares first: Chromium leaves `style=""` behind when it removes a style that was never read.
      if (element.getAttribute(name) === value) continue
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  }
}
