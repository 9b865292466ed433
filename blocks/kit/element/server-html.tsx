import { type ComponentProps, createElement, type ReactElement, useLayoutEffect, useRef } from 'react'
import { placeNodes } from './place-nodes'

/** The server's content that every view receives besides its data. */
export interface ServerContent {
  /** The nodes that the server rendered inside the element: live nodes, to be moved, never cloned. */
  readonly serverNodes: readonly ChildNode[]
}

interface ServerHtmlProps extends ComponentProps<'div'> {
  readonly nodes: readonly ChildNode[]
  /** The element that holds the nodes: `span` in phrasing content, otherwise `div`. */
  readonly as?: 'div' | 'span'
  /** Whether nodes that others add and remove are read as the block's content; not if the block adds nodes itself. */
  readonly isWatched?: boolean
}

/** Renders the server's nodes themselves, with their listeners and the blocks inside them. */
export function ServerHtml({ nodes, as = 'div', isWatched = true, ...props }: ServerHtmlProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => (box.current ? placeNodes(box.current, nodes, { isWatched }) : undefined),
    [nodes, isWatched],
  )
  return createElement(as, { ref: box, ...props })
}
