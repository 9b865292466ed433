/** Reads the server's links. */
export function readShareLinks(serverNodes: readonly ChildNode[]): { readonly links: readonly Element[] } {
  const elements = serverNodes.filter(node => node instanceof Element)
  return {
    links: elements.flatMap(element => [
      ...(element.matches('a[href]') ? [element] : []),
      ...element.querySelectorAll('a[href]'),
    ]),
  }
}
