/** Saves attributes and returns how to restore them. */
export function keepAttributes(element: Element, names: readonly string[]): () => void {
  const kept = names.map(name => [name, element.getAttribute(name)] as const)
  return () => {
    for (const [name, value] of kept) {
      // Compares first: Chromium leaves `style=""` behind when it removes a style that was never read.
      if (element.getAttribute(name) === value) continue
      if (value === null) {
        element.removeAttribute(name)
        continue
      }
      // What scripts have written is restored as scripts write: a policy may refuse it as an attribute. The author's
      // text, which such a policy has refused before, or knows by its hash, is restored to the letter.
      if (name === 'style') (element as HTMLElement).style.cssText = value
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
  }
}
