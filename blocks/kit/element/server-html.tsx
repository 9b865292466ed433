import { type ComponentProps, createElement, type ReactElement, useLayoutEffect, useRef } from 'react'
import { placeNodes } from './place-nodes'

interface ServerHtmlProps extends ComponentProps<'div'> {
  readonly nodes: readonly ChildNode[]
  /** The element that holds the nodes: `span` in phrasing content, otherwise `div`. */
  readonly as?: 'div' | 'span'
}

/** Renders the server's nodes themselves, with their listeners and the blocks inside them. */
export function ServerHtml({ nodes, as = 'div', ...props }: ServerHtmlProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current ? placeNodes(box.current, nodes) : undefined), [nodes])
  return createElement(as, { ref: box, ...props })
}
