import { dom } from '../../src/data/core/dom'
import type { BundleTable } from './bundle-table'

/** Requests a bundle's files, which do not run before they are loaded. */
export type RequestAhead = (name: string) => void

/**
 * The first request of each file: its text, or `false` if it has failed; `undefined` in browsers that retry a failed
 * `import()`.
 */
export interface Requested {
  readonly has: (url: string) => boolean
  readonly get: (url: string) => Promise<unknown> | undefined
  readonly set: (url: string, request: Promise<unknown> | undefined) => unknown
}

/**
 * Creates a function that requests each file of a bundle, and of `core`, once.
 *
 * Firefox remembers a failed `import()` or preload for the lifetime of the page, so a file is fetched there.
 */
export function createRequests(files: BundleTable, requested: Requested): RequestAhead {
  return name => {
    for (const href of [...(files('core') ?? []), ...(files(name) ?? [])]) {
      if (!requested.has(href)) requested.set(href, request(href))
    }
  }
}

function request(href: string): Promise<unknown> | undefined {
  // A truncated file rejects only when its body is read. `core` finds out the reason of a failure.
  if (!('userAgentData' in navigator)) {
    return fetch(href)
      .then((response): unknown => response.ok && response.text())
      .catch(() => false)
  }
  // A policy may allow scripts by their nonce alone.
  const nonce = dom.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''
  // A root that a script has put in place may have no head: then the import requests the file.
  dom.head?.append(Object.assign(dom.createElement('link'), { rel: 'modulepreload', href, nonce }))
}
