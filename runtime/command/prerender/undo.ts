import { type Edit, editedPage, removal } from '../html/edits'
import { attributeOf, type PageElement, parsePage, placeOf } from '../html/page'

/** Marks an element that `ashlar prerender` has added: blocks ignore it, and `--undo` removes it. */
export const MARK = 'data-prerendered'

/** Attributes that `ashlar prerender` adds behind the name of an element of the page: a mark, and what follows it. */
const ADDED: Readonly<Record<string, RegExp>> = {
  'data-prerendered-size': / data-prerendered-size="" width="\d+" height="\d+"/y,
  'data-prerendered-media': / data-prerendered-media="" media="not all"/y,
}

/** Removes everything that `ashlar prerender` has added. Without it, the same bytes. */
export function undone(bytes: Buffer): Buffer {
  if (!bytes.includes(MARK)) return bytes
  const page = parsePage(bytes)
  const edits = page.elements.flatMap((element): Edit[] => {
    if (attributeOf(element, MARK) !== undefined) return removal(element)
    const mark = Object.keys(ADDED).find(name => attributeOf(element, name) !== undefined)
    return mark === undefined ? [] : addition(page.text, element, ADDED[mark])
  })
  return edits.length ? editedPage(page, edits) : bytes
}

function addition(text: string, element: PageElement, pattern: RegExp | undefined): Edit[] {
  const start = (placeOf(element)?.startOffset ?? 0) + 1 + element.name.length
  if (!pattern) return []
  pattern.lastIndex = start
  const [found] = pattern.exec(text) ?? []
  return found ? [{ start, end: start + found.length, text: '' }] : []
}
