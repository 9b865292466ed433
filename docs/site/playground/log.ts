import type { LoggedEvent } from './frame.ts'

/** Events that are shown; older ones go. */
const MOST = 50

/** Adds an event to the log, the newest first. */
export function addToLog(list: HTMLElement, { type, detail, target }: LoggedEvent): void {
  const item = document.createElement('li')
  const name = document.createElement('code')
  name.textContent = type
  const text = document.createElement('span')
  text.textContent = ` ${target} ${describe(detail)}`
  item.append(name, text)
  list.prepend(item)
  while (list.children.length > MOST) list.lastElementChild?.remove()
}

/** Formats an event's details as JSON, with the messages of errors and the tags of elements. */
function describe(detail: unknown): string {
  if (detail === null || detail === undefined) return ''
  const seen = new WeakSet<object>()
  const text = JSON.stringify(detail, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '()' : value
    if (seen.has(value)) return '…'
    seen.add(value)
    if ('nodeName' in value) return `<${String(value.nodeName).toLowerCase()}>`
    return 'message' in value ? { ...value, message: value.message } : value
  })
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
