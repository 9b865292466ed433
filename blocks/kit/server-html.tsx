import { type ComponentProps, type ReactElement, useLayoutEffect, useRef } from 'react'

interface ServerHtmlProps extends ComponentProps<'div'> {
  readonly nodes: readonly ChildNode[]
}

/** Shows what the server rendered: the nodes themselves, with their listeners and the blocks inside them. */
export function ServerHtml({ nodes, ...props }: ServerHtmlProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.replaceChildren(...nodes), [nodes])
  return <div ref={box} {...props} />
}
