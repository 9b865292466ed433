import type { LoggedEvent } from './shown-page.ts'

/** Events that are shown; older ones go. */
const MOST = 50

/** Adds an event to the log, the newest first. */
export function addToLog(list: HTMLElement, { type, detail, target }: LoggedEvent): void {
  const item = document.createElement('li')
  const name = document.createElement('code')
  name.textContent = type
  const text = document.createElement('span')
  text.textContent = ` ${target} ${detail}`
  item.append(name, text)
  list.prepend(item)
  while (list.children.length > MOST) list.lastElementChild?.remove()
}
