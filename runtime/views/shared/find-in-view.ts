import { isTaken } from '../../features/legacy/find-legacy'
import { within } from '../../page/watch-page'

/** Elements that may hold entries only: nothing is put around a part of their children. */
const LISTS = 'ul, ol, dl, tbody'

/** The elements that match the selector and belong to no block. */
export function findFree(root: Element, selector: string): Element[] {
  return within(root, selector).filter(element => !isTaken(element) && !element.closest('noscript, template'))
}

/**
 * The smallest run of siblings that holds all of `elements`: a whole list, or the part of it that holds them. Nothing
 * if the siblings between them hold none.
 */
export function runAround(root: Element, elements: readonly Element[]): Element[] {
  let box = elements[0]?.parentElement
  while (box && box !== root && !elements.every(element => box?.contains(element))) box = box.parentElement
  if (!box || elements.includes(root)) return []
  if (box.matches(LISTS)) return [box.closest('table') ?? box]

  const children = [...box.children]
  const holds = (child: Element): boolean => elements.some(element => child.contains(element))
  const run = children.slice(children.findIndex(holds), children.findLastIndex(holds) + 1)
  if (!run.every(holds)) return []
  return run.length === children.length && box !== root ? [box] : run
}
