/**
 * Moves the server's nodes into `box`, where a view shows them. They keep their listeners, their state and
 * the blocks inside them.
 * @returns a function that moves each node back to its original place.
 */
export function placeNodes(box: Element, nodes: readonly ChildNode[]): () => void {
  const returns = nodes.map(keepPlace)
  box.replaceChildren(...nodes)
  return () => {
    for (const putBack of returns) putBack()
  }
}

/** Marks the node's place in the server's HTML, if its parent is still part of it. */
function keepPlace(node: ChildNode): () => void {
  if (!node.parentNode) return () => node.remove()
  const mark = document.createComment('')
  node.before(mark)
  return () => mark.replaceWith(node)
}
