import { BlockError } from '../../../src/data/core/report'

/** Delay before the first retry; it doubles with each further one. */
const FIRST_RETRY_MS = 200

/**
 * Fetches a file into the browser's cache, and retries until `signal` aborts.
 *
 * Firefox remembers a failed `import()` for the lifetime of the page, so a file is imported only after a plain fetch has
 * succeeded. Returns if a content-security policy refuses `fetch()`: the import is then the only attempt.
 *
 * @param requested an earlier fetch: truthy if the file has arrived.
 * @throws BlockError `rollup-not-found`, naming the file, if the server does not have it.
 */
export async function fetchWithRetries(
  url: string,
  signal: AbortSignal,
  requested?: Promise<unknown>,
): Promise<void> {
  if (await requested) return
  for (let pause = FIRST_RETRY_MS; !isFetchRefused; pause *= 2) {
    const status = await fetch(url, { ...options, signal })
      // A truncated file rejects only when its body is read.
      .then(response => response.arrayBuffer().then(() => response.status))
      .catch(() => 503)
    if (status === 200) return
    // Some hosts let browsers cache failures: bypass the cache from now on.
    options.cache = 'reload'
    // Only rate limits and server errors are worth a retry.
    if (status < 500 && status !== 429) {
      throw new BlockError('rollup-not-found', `Loading chunk failed: ${status} ${url}`)
    }
    await new Promise(done => setTimeout(done, pause))
    signal.throwIfAborted()
  }
}

const options: RequestInit = {}

let isFetchRefused = false

/** Records whether the page's content-security policy refuses `fetch()`. */
export function learnPolicy({ effectiveDirective }: SecurityPolicyViolationEvent): void {
  isFetchRefused ||= effectiveDirective === 'connect-src'
}
