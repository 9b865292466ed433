import type { ReactElement } from 'react'
import { dom } from '../../src/data/core/dom'
import { Enhanced } from '../kit/element/enhanced'

/** The visitor's input in the server's cart from before the block mounted. */
export interface EarlyInput {
  /** Typed quantities by line id. */
  readonly quantities: readonly (readonly [id: string, text: string])[]
  readonly code: string
  /** The note, if it differs from the server's. */
  readonly note: string | undefined
  /** Name of the focused field. */
  readonly focus: string
}

interface ServerCartProps {
  readonly nodes: readonly ChildNode[]
  /** Called before the server's cart is removed. */
  readonly onRemove: (input: EarlyInput) => void
}

/** The server's cart, which works without scripts. */
export function ServerCart({ nodes, onRemove }: ServerCartProps): ReactElement {
  return <Enhanced nodes={nodes} enhance={reportEarlyInput} data={onRemove} />
}

const reportEarlyInput =
  (host: HTMLElement, onRemove: ServerCartProps['onRemove']): (() => void) =>
  () =>
    onRemove(readEarlyInput(host))

const QUANTITY = 'quantity:'

function readEarlyInput(host: HTMLElement): EarlyInput {
  const fields = [
    ...host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]'),
  ]
  const changed = fields.filter(({ value, defaultValue }) => value !== defaultValue)
  return {
    quantities: changed
      .filter(({ name }) => name.startsWith(QUANTITY))
      .map(({ name, value }) => [name.slice(QUANTITY.length), value]),
    code: changed.find(({ name, type }) => name === 'code' && type !== 'hidden')?.value ?? '',
    note: changed.find(({ name }) => name === 'note')?.value,
    focus: fields.find(field => field === dom.activeElement)?.name ?? '',
  }
}
