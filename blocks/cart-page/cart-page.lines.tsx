import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Cart, CartEntry } from '../../src/commerce/cart/cart.schema'
import { addToCart, removeLine } from '../../src/commerce/cart/page-cart'
import { dom } from '../../src/data/core/dom'
import { useHost } from '../kit/element/host'
import { Line } from './cart-page.line'
import { MESSAGES } from './cart-page.messages'
import { failureText, nameOf, type RemovedLine, ROWS_AT_ONCE, rowsOf } from './cart-page.state'

interface LinesProps {
  readonly cart: Cart
  readonly removed: readonly RemovedLine[]
  readonly setRemoved: (change: (removed: readonly RemovedLine[]) => readonly RemovedLine[]) => void
}

/** The lines of the cart, and those just removed. */
export function Lines({ cart, removed, setRemoved }: LinesProps): ReactElement {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const say = (id: string, problem: string): void => setProblems(known => ({ ...known, [id]: problem }))
  const { currency } = cart.subtotalAmount
  const [most, setMost] = useState(ROWS_AT_ONCE)
  const rows = rowsOf(cart.entries, removed)

  async function remove(entry: CartEntry): Promise<void> {
    const at = cart.entries.indexOf(entry)
    setRemoved(known => [...known.filter(line => line.entry.id !== entry.id), { entry, at }])
    const outcome = await removeLine(entry.id)
    if (outcome.ok) return
    setRemoved(known => known.filter(line => line.entry.id !== entry.id))
    say(entry.id, failureText(outcome.error))
  }

  async function putBack(entry: CartEntry): Promise<void> {
    const { id, ...shown } = entry
    const { itemId, sku, quantity, additionalFields } = entry
    setRemoved(known => known.filter(line => line.entry.id !== id))
    const outcome = await addToCart({
      itemId,
      sku,
      quantity,
      ...(additionalFields && { additionalFields }),
      shown,
      isPutBack: true,
    })
    if (outcome.ok) return
    setRemoved(known => [...known, { entry, at: cart.entries.length }])
    say(id, failureText(outcome.error))
  }

  return (
    <ul className="cart__entries">
      {rows
        .slice(0, most)
        .map(({ kind, entry }) =>
          kind === 'line' ? (
            <Line
              key={entry.id}
              entry={entry}
              currency={currency}
              problem={problems[entry.id] ?? ''}
              say={problem => say(entry.id, problem)}
              onRemove={() => void remove(entry)}
            />
          ) : (
            <Removed
              key={`removed ${entry.id}`}
              name={nameOf(entry, MESSAGES.gone)}
              problem={problems[entry.id] ?? ''}
              onUndo={() => void putBack(entry)}
            />
          ),
        )}
      {rows.length > most && (
        <li className="cart__rest">
          <button type="button" className="button" onClick={() => setMost(most + ROWS_AT_ONCE)}>
            {MESSAGES.showMore(Math.min(ROWS_AT_ONCE, rows.length - most))}
          </button>
        </li>
      )}
    </ul>
  )
}

interface RemovedProps {
  readonly name: string
  readonly problem: string
  readonly onUndo: () => void
}

/** Replaces a removed line; its button takes the focus if the line had it. */
function Removed({ name, problem, onUndo }: RemovedProps): ReactElement {
  const host = useHost()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement } = dom
    if (!activeElement || activeElement === dom.body || activeElement === host) button.current?.focus()
  }, [host])
  return (
    <li className="cart__removed">
      <span role="status">{problem || MESSAGES.removed(name)}</span>
      <button
        ref={button}
        type="button"
        className="plain"
        aria-label={MESSAGES.undoNamed(name)}
        onClick={onUndo}
      >
        {MESSAGES.undo}
      </button>
    </li>
  )
}
