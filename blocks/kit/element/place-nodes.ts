import { routeChanges } from './host-children'

/** Fires in the server's HTML, and bubbles there, before someone else changes children that a view has moved. */
export const CHANGING = 'ashlar:changing'

/** Nodes that a view shows. */
interface Placement {
  putBack(): void
  /** Moves the nodes again, unless the view no longer shows them. */
  placeAgain(): void
}

/** Comments in the places of moved nodes. */
const marks = new WeakMap<Node, Placement>()

/**
 * Returns the nodes below `root` that a view shows to their places.
 * @returns a function that moves those again that the view has not replaced.
 */
export function returnNodes(root: Node): () => void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const found = new Set<Placement | undefined>()
  while (comments.nextNode()) found.add(marks.get(comments.currentNode))
  for (const placement of found) placement?.putBack()
  return () => {
    for (const placement of found) placement?.placeAgain()
  }
}

/**
 * Moves the server's nodes into `box`, where a view shows them. They keep their listeners, their state and
 * the blocks inside them.
 * @param isAlone empties the box first; nodes that others add to such a box belong to the content, too.
 * @returns a function that moves each node back to its original place, except those that others have removed.
 */
export function placeNodes(box: Element, nodes: readonly ChildNode[], isAlone = true): () => void {
  const places = new Map<Node, Comment>()
  let isOver = false

  const place = (moved: readonly ChildNode[]): void => {
    for (const node of moved) {
      const { parentNode } = node
      // Without a parent, the node is not the server's.
      if (!parentNode) continue
      // The root's changes are observed.
      if (parentNode.parentNode) routeChanges(parentNode, announceChange)
      const mark = document.createComment('')
      marks.set(mark, placement)
      places.set(node, mark)
      node.before(mark)
    }
    if (isAlone) box.replaceChildren()
    box.append(...moved)
  }
  const placement: Placement = {
    putBack() {
      let [mark] = places.values()
      for (const node of [...box.childNodes]) {
        if (!isAlone && !places.has(node)) continue
        mark = places.get(node) ?? mark
        if (mark) mark.before(node)
        else node.remove()
      }
      for (const mark of places.values()) mark.remove()
      places.clear()
    },
    placeAgain() {
      if (!isOver) place(nodes.filter(({ parentNode }) => parentNode))
    },
  }
  place(nodes)
  return () => {
    isOver = true
    placement.putBack()
  }
}

function announceChange(parent: HTMLElement): HTMLElement {
  parent.dispatchEvent(new Event(CHANGING, { bubbles: true }))
  return parent
}
