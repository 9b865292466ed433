import { type ReactElement, useEffect, useState } from 'react'
import { settleCart, writeNote } from '../../src/commerce/cart/page-cart'
import { useUniqueId } from '../kit/element/host'
import { MESSAGES } from './cart-page.messages'
import { outcomeText } from './cart-page.state'

/** Maximum length of a note in characters. */
const MAX_LENGTH = 2000

interface NoteProps {
  /** The note on the server. */
  readonly note: string
  /** The visitor's input from before this was rendered. */
  readonly earlyNote: string | undefined
}

/** The visitor's note to the shop: stored while it is typed, and immediately when the field loses focus. */
export function Note({ note, earlyNote }: NoteProps): ReactElement {
  const id = useUniqueId()
  // Current input takes precedence over changes from another tab.
  const [typed, setTyped] = useState(earlyNote)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    if (earlyNote !== undefined) void writeNote(earlyNote)
  }, [earlyNote])

  async function write(text: string): Promise<void> {
    setTyped(text)
    const outcome = await writeNote(text)
    setProblem(outcomeText(outcome))
  }

  function leave(left: string): void {
    void settleCart().then(isKept => isKept && setTyped(now => (now === left ? undefined : now)))
  }

  return (
    <div className="cart__note">
      <label htmlFor={id}>{MESSAGES.note}</label>
      <textarea
        id={id}
        name="note"
        rows={3}
        maxLength={MAX_LENGTH}
        value={typed ?? note}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={event => void write(event.currentTarget.value)}
        onBlur={event => leave(event.currentTarget.value)}
      />
      <span id={`${id}-problem`} className="problem" role="alert">
        {problem}
      </span>
    </div>
  )
}
