/** The links to services that the server has written. */
export function readShareLinks(serverNodes: readonly ChildNode[]): { readonly links: readonly Element[] } {
  const elements = serverNodes.filter(node => node instanceof Element)
  return {
    links: elements.flatMap(element => [
      ...(element.matches('a[href]') ? [element] : []),
      ...element.querySelectorAll('a[href]'),
    ]),
  }
}
