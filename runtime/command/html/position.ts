import { type Page, type PageElement, placeOf } from './page'

/** A place in a file, from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

const lineStarts = new WeakMap<Page, readonly number[]>()

/** Finds the line and the column of an offset. */
export function positionAt(page: Page, offset: number): Position {
  const starts = lineStarts.get(page) ?? [0, ...placesOf(page.text, '\n').map(at => at + 1)]
  lineStarts.set(page, starts)
  const line = countUpTo(starts, offset)
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
}

const noscripts = new WeakMap<Page, Readonly<Record<'starts' | 'ends', readonly number[]>>>()

/** Whether an offset is in a `<noscript>`, by the source: without scripts, images leave one in the head. */
export function isInNoscript(page: Page, offset: number): boolean {
  const tags = noscripts.get(page) ?? {
    starts: placesOf(page.text, '<noscript'),
    ends: placesOf(page.text, '</noscript'),
  }
  noscripts.set(page, tags)
  const last = (places: readonly number[]): number => places[countUpTo(places, offset) - 1] ?? -1
  return last(tags.starts) > last(tags.ends)
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at)
  return places
}

/** How many of the sorted numbers are at most `limit`. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}

/** The offset of an element in the source; 0 for one that the source leaves out. */
export const offsetOf = (element: PageElement): number => placeOf(element)?.startOffset ?? 0

const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?/iy

/**
 * Finds places in the source of characters of an attribute's value.
 *
 * @returns the place of the character with an index in the value, where character references have been replaced.
 */
export function offsetsInAttribute(
  page: Page,
  element: PageElement,
  name: string,
): (index: number) => number {
  const attribute = placeOf(element)?.attrs?.[name]
  if (!attribute) return () => offsetOf(element)
  const source = page.text.slice(attribute.startOffset, attribute.endOffset)
  const [opening = ''] = /^[^=]*=\s*["']?/.exec(source) ?? []
  // Each character once, for all places.
  const places = [opening.length]
  const read = (index: number): number => {
    for (let at = places.at(-1) ?? 0; places.length <= index && at < source.length; places.push(at)) {
      REFERENCE.lastIndex = at
      const [reference = source[at] ?? ''] = REFERENCE.exec(source) ?? []
      // A browser reads CR LF as one character.
      at += reference === '\r' && source[at + 1] === '\n' ? 2 : reference.length
    }
    return places[Math.min(index, places.length - 1)] ?? 0
  }
  return index => attribute.startOffset + read(index)
}

/** The place in the source of a character of an element's text. */
export const offsetInContent = (element: PageElement, index: number): number =>
  (element.sourceCodeLocation?.startTag?.endOffset ?? offsetOf(element)) + index
