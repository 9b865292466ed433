import { type ReactElement, useLayoutEffect } from 'react'
import { ServerHtml } from '../kit/element/server-html'

/** What a visitor has done in the server's cart before the block's own stands there. */
export interface Begun {
  /** Typed quantities by the line's id. */
  readonly quantities: readonly (readonly [id: string, text: string])[]
  readonly code: string
  /** A note that differs from the server's. */
  readonly note: string | undefined
  /** Name of the field that has the focus. */
  readonly focus: string
}

interface ServedProps {
  readonly nodes: readonly ChildNode[]
  /** Called when it goes. */
  readonly onGoing: (begun: Begun) => void
}

/** The server's cart, which works without us. */
export function Served({ nodes, onGoing }: ServedProps): ReactElement {
  useLayoutEffect(() => () => onGoing(readBegun(nodes)), [nodes, onGoing])
  return <ServerHtml nodes={nodes} />
}

const QUANTITY = 'quantity:'

function readBegun(nodes: readonly ChildNode[]): Begun {
  const fields = nodes.flatMap(node =>
    node instanceof Element
      ? [...node.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]')]
      : [],
  )
  const changed = fields.filter(({ value, defaultValue }) => value !== defaultValue)
  return {
    quantities: changed
      .filter(({ name }) => name.startsWith(QUANTITY))
      .map(({ name, value }) => [name.slice(QUANTITY.length), value]),
    code: changed.find(({ name, type }) => name === 'code' && type !== 'hidden')?.value ?? '',
    note: changed.find(({ name }) => name === 'note')?.value,
    focus: fields.find(field => field === document.activeElement)?.name ?? '',
  }
}
