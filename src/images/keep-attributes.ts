/** Remembers attributes, and returns how to put them back as they were. */
export function keepAttributes(element: Element, names: readonly string[]): () => void {
  const kept = names.map(name => [name, element.getAttribute(name)] as const)
  return () => {
    for (const [name, value] of kept) {
      if (value === null) element.removeAttribute(name)
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
  }
}
