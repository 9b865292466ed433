import { BlockError } from '../src/block-error'

/** The first wait between two tries; each further one is twice as long, up to the last. */
export const FIRST_RETRY_MS = 200
export const LAST_RETRY_MS = 10_000

/** What a try needs of the browser. */
export interface Network {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly wait: (ms: number) => Promise<unknown>
  /** True once the page's content-security policy has refused a `fetch()`. */
  readonly isFetchRefused: () => boolean
}

/**
 * Brings one file into the browser's cache, trying again for as long as `signal` allows.
 *
 * Firefox remembers a failed `import()` for the life of the page, so a file is imported only after a
 * plain fetch of it went well. Where a policy refuses `fetch()`, it returns at once: the import is the
 * only try there is.
 *
 * @throws BlockError `rollup-not-found` when the server says that there is no such file.
 */
export async function fetchFile(url: string, signal: AbortSignal, network: Network): Promise<void> {
  for (let pause = FIRST_RETRY_MS; !network.isFetchRefused(); pause = Math.min(pause * 2, LAST_RETRY_MS)) {
    const status = await tryOnce(url, signal, network)
    if (status === 'ok') return
    if (status === 'gone')
      throw new BlockError(
        'rollup-not-found',
        `Loading chunk failed: no ${new URL(url, location.href).pathname}`,
      )
    await network.wait(pause)
    signal.throwIfAborted()
  }
}

async function tryOnce(url: string, signal: AbortSignal, network: Network): Promise<'ok' | 'gone' | 'later'> {
  try {
    // Pictures come first: a block can wait, the largest paint cannot.
    const response = await network.fetch(url, { signal, priority: 'low' })
    if (response.ok) {
      // A file that is cut off half way rejects only here.
      await response.arrayBuffer()
      return 'ok'
    }
    return response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)
      ? 'gone'
      : 'later'
  } catch {
    // Offline, refused or cut off: `fetch` does not tell which, and each is worth another try.
    signal.throwIfAborted()
    return 'later'
  }
}

/** The browser's own network. */
export function browserNetwork(): Network {
  let isRefused = false
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    isRefused ||= effectiveDirective === 'connect-src'
  })
  return {
    fetch: (url, init) => fetch(url, init),
    wait: ms => new Promise(done => setTimeout(done, ms)),
    isFetchRefused: () => isRefused,
  }
}
