import { dom } from '../../../src/data/core/dom'
import { routeChanges } from './host-children'

/** Fires, and bubbles up to the block, when someone else changes nodes that a view has moved, or is about to. */
export const CHANGING = 'ashlar:changing'

/** Fires on a block, and does not bubble, before the nodes that its view shows return to their places. */
export const RETURNING = 'ashlar:returning'

/** Nodes that a view shows. */
export interface Placement {
  /** Returns the nodes to their places. The marks stay: a framework may have found one beside its nodes. */
  putBack(): void
  removeMarks(): void
  /** Moves the nodes again, unless the view no longer shows them. */
  placeAgain(): void
}

/** Nodes that were moved, and the comments in their places. */
const known = new WeakMap<Node, Placement>()

/** Whether someone else has changed text, or has added or removed nodes. */
const isForeign = ({ type, addedNodes, removedNodes }: MutationRecord): boolean =>
  type === 'characterData' ||
  [...addedNodes].some(node => !known.has(node)) ||
  [...removedNodes].some(node => !node.parentNode && !(node instanceof Comment))

/** Watches the boxes that show nodes: frameworks also add and remove nodes beside others. */
const boxes = new MutationObserver(records => {
  for (const record of records) if (isForeign(record)) announceChange(record.target)
})

/** Calls `changed` after someone else has changed the nodes in `root`. */
export function watchNodes(root: Node, changed: () => void): MutationObserver {
  const observer = new MutationObserver(records => {
    // Nodes that a view moves are observed for a moment longer.
    const here = records.filter(({ target }) => root.contains(target))
    if (here.some(isForeign)) changed()
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return observer
}

/** Returns the nodes below `root` that a view shows to their places, and adds them to `returned`. */
export function returnNodes(root: Node, returned: Set<Placement>): void {
  const comments = dom.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const found = new Set<Placement | undefined>()
  while (comments.nextNode()) found.add(known.get(comments.currentNode))
  for (const placement of found) {
    if (placement) returned.add(placement)
    placement?.putBack()
  }
}

/**
 * Moves the server's nodes into `box`, where a view shows them. They keep their listeners, their state and
 * the blocks inside them.
 * @param options.isAlone empties the box first; nodes that others add to such a box belong to the content, too.
 * @param options.isWatched the block follows such changes.
 * @returns a function that moves each node back to its original place, except those that others have removed.
 */
export function placeNodes(
  box: Element,
  nodes: readonly ChildNode[],
  { isAlone = true, isWatched = isAlone }: { isAlone?: boolean; isWatched?: boolean } = {},
): () => void {
  const places = new Map<Node, Comment>()
  // Cleared in the end: the nodes keep the placement, which must not keep the view's elements.
  let shown: Element | undefined = box

  const place = (moved: readonly ChildNode[]): void => {
    for (const node of moved) {
      const { parentNode } = node
      // Without a parent, the node is not the server's.
      if (!parentNode) continue
      // The root's changes are observed.
      if (parentNode.parentNode) routeChanges(parentNode, announceChange)
      const mark = dom.createComment('')
      known.set(mark, placement).set(node, placement)
      places.set(node, mark)
      // A form may have a control in place of its own `before`.
      Node.prototype.insertBefore.call(parentNode, mark, node)
    }
    if (isAlone) shown?.replaceChildren()
    shown?.append(...moved)
    if (shown && isWatched) boxes.observe(shown, { childList: true })
  }
  const placement: Placement = {
    putBack() {
      const [first] = places.values()
      let last: ChildNode | undefined
      for (const node of [...(shown?.childNodes ?? [])]) {
        if (!isAlone && !places.has(node)) continue
        const place = places.get(node) ?? last
        if (place) place.after(node)
        else if (first) first.before(node)
        else node.remove()
        if (place) last = node
      }
    },
    removeMarks() {
      for (const mark of places.values()) mark.remove()
      places.clear()
    },
    placeAgain() {
      if (shown) place(nodes.filter(({ parentNode }) => parentNode))
    },
  }
  place(nodes)
  return () => {
    placement.putBack()
    placement.removeMarks()
    shown = undefined
  }
}

function announceChange<Parent extends Node>(parent: Parent): Parent {
  parent.dispatchEvent(new Event(CHANGING, { bubbles: true }))
  return parent
}
