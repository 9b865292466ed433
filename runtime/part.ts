import type { Found } from './load-blocks'

/** What a lazily loaded part of the runtime is given. */
export interface PartTools {
  /** The page context, as the server wrote it. */
  readonly context: Readonly<Record<string, unknown>>
  /** Takes a block in charge that stands in markup of another kind. */
  readonly found: Found
  /** Calls `look` with the page now, and with every element that is added to it later. */
  readonly onAdded: (look: (root: ParentNode) => void) => void
}

/** Such a part: a module with this export. Returns how to stop. */
export interface Part {
  readonly start: (tools: PartTools) => (() => void) | void
}

/** Whether a loaded module is one. */
export function isPart(module: unknown): module is Part {
  return (
    module !== null && typeof module === 'object' && 'start' in module && typeof module.start === 'function'
  )
}
