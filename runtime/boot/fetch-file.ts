import { BlockError } from '../../src/data/core/report'

/** The first wait between two tries; each further one is twice as long. */
export const FIRST_RETRY_MS = 200

/**
 * Brings one file into the browser's cache, trying again for as long as `signal` allows.
 *
 * Firefox remembers a failed `import()` for the life of the page, so a file is imported only after a
 * plain fetch of it went well. Where a policy refuses `fetch()`, it returns: the import is the only
 * try there is.
 *
 * @throws BlockError `rollup-not-found`, naming the file, when the server says that there is none.
 */
export async function fetchFile(url: string, signal: AbortSignal): Promise<void> {
  for (let pause = FIRST_RETRY_MS; !isFetchRefused; pause *= 2) {
    const status = await fetch(url, { ...options, signal })
      // A file that is cut off half way rejects only when its body is read.
      .then(response => response.arrayBuffer().then(() => response.status))
      .catch(() => 503)
    if (status === 200) return
    // Some hosts let a browser keep their failures: from now on it is the server that is asked.
    options.cache = 'reload'
    // A later try may change that there are too many requests, and all failures of the server's own.
    if (status < 500 && status !== 429) {
      throw new BlockError('rollup-not-found', `Loading chunk failed: ${status} ${url}`)
    }
    await new Promise(done => setTimeout(done, pause))
    signal.throwIfAborted()
  }
}

const options: RequestInit = {}

let isFetchRefused = false

/** Learns from a violation whether the page's content-security policy refuses `fetch()`. */
export function learnPolicy({ effectiveDirective }: SecurityPolicyViolationEvent): void {
  isFetchRefused ||= effectiveDirective === 'connect-src'
}
