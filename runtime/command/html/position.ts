import { type Page, type PageElement, placeOf } from './page'

/** A place in a file, from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Finds the line and the column of an offset. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - before.lastIndexOf('\n') }
}

/** The offset of an element in the source; 0 for one that the source leaves out. */
export const offsetOf = (element: PageElement): number => placeOf(element)?.startOffset ?? 0

const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?/iy

/**
 * Finds the place in the source of a character of an attribute's value.
 *
 * @param index the place in the value, where character references have been replaced.
 */
export function offsetInAttribute(page: Page, element: PageElement, name: string, index: number): number {
  const attribute = placeOf(element)?.attrs?.[name]
  if (!attribute) return offsetOf(element)
  const source = page.text.slice(attribute.startOffset, attribute.endOffset)
  const [opening = ''] = /^[^=]*=\s*["']?/.exec(source) ?? []
  let at = opening.length
  for (let passed = 0; passed < index && at < source.length; passed++) {
    REFERENCE.lastIndex = at
    const [reference = source[at] ?? ''] = REFERENCE.exec(source) ?? []
    // A browser reads CR LF as one character.
    at += reference === '\r' && source[at + 1] === '\n' ? 2 : reference.length
  }
  return attribute.startOffset + at
}

/** The place in the source of a character of an element's text. */
export const offsetInContent = (element: PageElement, index: number): number =>
  (element.sourceCodeLocation?.startTag?.endOffset ?? offsetOf(element)) + index
