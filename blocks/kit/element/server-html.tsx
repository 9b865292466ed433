import { type ComponentProps, createElement, type ReactElement, useLayoutEffect, useRef } from 'react'
import { placeNodes } from './place-nodes'

interface ServerHtmlProps extends ComponentProps<'div'> {
  readonly nodes: readonly ChildNode[]
  /** The element that holds the nodes; a `div` unless only text may stand there. */
  readonly as?: 'div' | 'span'
}

/** Shows what the server rendered: the nodes themselves, with their listeners and the blocks inside them. */
export function ServerHtml({ nodes, as = 'div', ...props }: ServerHtmlProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current ? placeNodes(box.current, nodes) : undefined), [nodes])
  return createElement(as, { ref: box, ...props })
}
