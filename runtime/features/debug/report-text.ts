import { version } from '../../../package.json'
import { statusOf } from './block-status'
import { faultsOf } from './data-faults'
import { loadedFiles } from './loaded-files'
import type { Watch } from './watch-blocks'

/** The panel's content as JSON, to be pasted into a report of a problem. */
export async function reportText({ blocks, errors, shift }: Watch, base: string): Promise<string> {
  const all = await Promise.all(
    blocks().map(async block => ({
      block: block.name,
      ...statusOf(block),
      errors: block.errors,
      faults: await faultsOf(block, base),
      shift: block.shift,
      data: block.data,
    })),
  )
  const page = { version, url: location.href, browser: navigator.userAgent, shift: shift(), errors }
  return JSON.stringify({ ...page, blocks: all, files: loadedFiles(base) }, null, 2)
}
