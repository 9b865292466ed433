import { fetchWithRetries, learnPolicy } from '../core/loading/fetch-with-retries'
import { createLoader, type ImportScript } from '../core/loading/load-rollup'
import type { Requested } from './request-ahead'

document.addEventListener('securitypolicyviolation', learnPolicy)

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
