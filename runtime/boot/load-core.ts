import type * as Core from '../core/core'
import type { Boot, StartedCore } from '../core/core'
import type * as Rescue from '../core/rescue/rescue'

/** Loads and starts `core`, once. */
export type GetCore = () => Promise<StartedCore>

/** Delay before the first retry; it doubles with each further one. */
const FIRST_RETRY_MS = 200
/** Delay after which boot gives up: 102 s after the first request. */
const LAST_RETRY_MS = 51_200

/** Loads `core`. If that fails, another file, which boot.js has no room for, retries and reports. */
export async function loadCore({ files, requested, importScript }: Boot): Promise<typeof Core> {
  const [url] = files('core') as [string]
  const [rescue] = files('rescue') as [string]
  try {
    // Browsers that remember a failed import have fetched the file.
    if ((await requested.get(url)) !== false) return (await importScript(url)) as typeof Core
  } catch {
    // The other file finds out why.
  }
  for (let pause = FIRST_RETRY_MS; ; pause *= 2) {
    try {
      // A new URL each time, for browsers that remember.
      const { loadAgain } = (await importScript(`${rescue}?${pause}`)) as typeof Rescue
      return loadAgain(url, importScript, requested) as Promise<typeof Core>
    } catch (error) {
      if (pause >= LAST_RETRY_MS) {
        // `report` is in the files that are missing.
        reportError(error)
        throw error
      }
    }
    await new Promise(done => setTimeout(done, pause))
  }
}
