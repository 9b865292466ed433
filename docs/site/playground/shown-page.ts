/** What the playground asks its frame to show: the only message to the frame, and the frame's first. */
export interface ShownPage {
  readonly html: string
  /** The page context, as JSON; empty without one. */
  readonly context: string
  readonly language: string
  readonly direction: string
  readonly theme: string
  /** The runtime's address, relative to the frame; empty without JavaScript. */
  readonly boot: string
  /** Milliseconds until the runtime has arrived. */
  readonly delayMs: number
  readonly consent: boolean
  /** Names of the events to report. */
  readonly events: readonly string[]
}

/** An event of the page in the frame, as texts: the frame sends nothing else. */
export interface LoggedEvent {
  readonly type: string
  readonly target: string
  readonly detail: string
}

/** Characters of an event's details. */
const MAX_DETAIL = 300

/** Reads a message from the frame, whose page may be anybody's; undefined for anything but an event. */
export function readEvent(data: unknown): LoggedEvent | undefined {
  if (typeof data !== 'object' || data === null) return
  const [type, target, detail] = ['type', 'target', 'detail'].map(name => {
    const text: unknown = Reflect.get(data, name)
    return typeof text === 'string' ? text.slice(0, MAX_DETAIL) : undefined
  })
  if (type === undefined || target === undefined || detail === undefined) return
  return { type, target, detail }
}

/** Formats an event's details as JSON, with the messages of errors and the tags of elements. */
export function describeDetail(detail: unknown): string {
  if (detail === null || detail === undefined) return ''
  const seen = new WeakSet<object>()
  const text = JSON.stringify(detail, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '()' : value
    if (seen.has(value)) return '…'
    seen.add(value)
    if ('nodeName' in value) return `<${String(value.nodeName).toLowerCase()}>`
    return 'message' in value ? { ...value, message: value.message } : value
  })
  return text.length > MAX_DETAIL ? `${text.slice(0, MAX_DETAIL)}…` : text
}
