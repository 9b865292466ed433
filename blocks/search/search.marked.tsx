import type { ReactElement } from 'react'
import { markWords } from '../../src/locale/search-words'

/** A text with the words of a query marked. */
export function Marked({
  text,
  words,
}: {
  readonly text: string
  readonly words: readonly string[]
}): ReactElement {
  return (
    <span>
      {/* Isolates text of another direction. */}
      <bdi>
        {markWords(text, words).map((piece, index) =>
          piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
        )}
      </bdi>
    </span>
  )
}
