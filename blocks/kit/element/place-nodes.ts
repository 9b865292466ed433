/**
 * Moves the server's nodes into `box`, where a view shows them. They keep their listeners, their
 * state and the blocks inside them.
 *
 * @returns how to put each node back where the server had it.
 */
export function placeNodes(box: Element, nodes: readonly ChildNode[]): () => void {
  const returns = nodes.map(keepPlace)
  box.replaceChildren(...nodes)
  return () => {
    for (const putBack of returns) putBack()
  }
}

/** Marks the node's place in the server's HTML, if it is still inside some of it. */
function keepPlace(node: ChildNode): () => void {
  if (!node.parentNode) return () => node.remove()
  const mark = document.createComment('')
  node.before(mark)
  return () => mark.replaceWith(node)
}
