import type { SiteStore } from '../../src/site/core/site-store'

/** `window.ashlar`, and the exports of boot.js: all that a page needs to work with its blocks. */
export interface Ashlar {
  readonly version: string
  /** Settles once the page has been read and its blocks have been found. */
  readonly ready: Promise<void>
  /** Finds the blocks of `root` (also a shadow root) that the runtime has not seen; for the page it does so itself. */
  readonly discover: (root?: ParentNode) => void
  /** Loads the bundle of every block on the page, whatever its trigger; settles when all are defined or have failed. */
  readonly allDefined: () => Promise<void>
  /** Stops everything and gives every block's HTML back. */
  readonly destroy: () => void
  /** What the server said about the page: a nanostores store. */
  readonly $site: SiteStore
  /**
   * Listens to `ashlar:TYPE` anywhere on the page; the prefix may be left out. `init` is the start of the
   * site: whoever comes later is called at once. `destroy` is its end.
   *
   * @returns how to stop listening.
   */
  readonly on: (type: string, listener: (event: CustomEvent) => void) => () => void
}

/** Tells the runtime from an element that bears its name (`<img name=ashlar>`). */
export function isAshlar(value: unknown): value is Ashlar {
  return typeof (value as Partial<Ashlar> | undefined)?.destroy === 'function'
}
