import { type ComponentProps, type ReactElement, useLayoutEffect, useRef } from 'react'

interface ServerNodesProps extends ComponentProps<'div'> {
  readonly nodes: readonly Node[]
}

/** Shows nodes that the server rendered, and puts each back in its place in the server's HTML when it goes. */
export function ServerNodes({ nodes, ...props }: ServerNodesProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const places = nodes.map(node => {
      const place = new Comment()
      node.parentNode?.replaceChild(place, node)
      box.current?.append(node)
      return { node, place }
    })
    return () => {
      for (const { node, place } of places) place.replaceWith(node)
    }
  }, [nodes])

  return <div ref={box} {...props} />
}
