import { type Page, type PageElement, placeOf } from './page'

/** A piece of the source and the text that replaces it. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies edits to a page; all other bytes stay as they are. Edits inside a replaced piece are dropped. */
export function editedPage({ text, encoding, hasMark }: Page, edits: readonly Edit[]): Buffer {
  return Buffer.from((hasMark ? '\ufeff' : '') + editedText(text, edits), encoding)
}

/** Applies edits to a text. */
export function editedText(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = []
  let at = 0
  for (const edit of edits.toSorted(inOrder)) {
    if (edit.start < at) continue
    pieces.push(text.slice(at, edit.start), edit.text)
    at = edit.end
  }
  return pieces.join('') + text.slice(at)
}

/** Insertions come before what replaces the text behind them. */
const inOrder = (one: Edit, other: Edit): number =>
  one.start - other.start ||
  Number(one.end > one.start) - Number(other.end > other.start) ||
  other.end - one.end

/** Removes an element and everything inside; none if the element is not in the source. */
export function removal(element: PageElement): Edit[] {
  const place = placeOf(element)
  return place ? [{ start: place.startOffset, end: place.endOffset, text: '' }] : []
}

/**
 * Sets attributes of an element; `undefined` removes one. None if the element is not in the source.
 */
export function settingOf(
  page: Page,
  element: PageElement,
  values: Readonly<Record<string, string | undefined>>,
): Edit[] {
  const place = placeOf(element)
  const start = place?.startOffset
  if (start === undefined || page.text[start] !== '<') return []
  const attributes = place?.attrs ?? {}
  const afterName = start + 1 + element.name.length
  const added: string[] = []
  const edits = Object.entries(values).flatMap(([name, value]): Edit[] => {
    const known = attributes[name]
    const written = value === undefined ? '' : `${name}="${escaped(value, page.encoding)}"`
    if (known) return [{ start: known.startOffset, end: known.endOffset, text: written }]
    if (written) added.push(` ${written}`)
    return []
  })
  return added.length ? [...edits, { start: afterName, end: afterName, text: added.join('') }] : edits
}

function escaped(value: string, encoding: Page['encoding']): string {
  const safe = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  if (encoding === 'utf8') return safe
  return safe.replace(/[^\0-\xff]/gu, letter => `&#${letter.codePointAt(0)};`)
}
