import { dom } from '../../../src/data/core/dom'
import type { Requested } from '../../boot/request-ahead'
import { fetchWithRetries, learnPolicy } from '../loading/fetch-with-retries'
import { createLoader, type ImportScript } from '../loading/load-rollup'

dom.addEventListener('securitypolicyviolation', learnPolicy)

/** Loads `core` after a failure, with retries. Rejects if it cannot be loaded, which it has reported. */
export async function loadAgain(
  url: string,
  importScript: ImportScript,
  requested: Requested,
): Promise<unknown> {
  const load = createLoader(
    () => ({ js: [url] }),
    async () => {},
    importScript,
    (url, signal) => fetchWithRetries(url, signal, requested.get(url)),
  )
  const [core] = await load('core')
  return core
}
