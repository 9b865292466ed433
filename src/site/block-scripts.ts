import { BlockError, report } from '../data/core/report'
import { liveScripts } from '../dom/safe-html'
import { flag, slice } from './slices/slice'

export { safeHtml } from '../dom/safe-html'

export const scriptSettings = slice([''], {
  /** `false` forbids `runScripts` and `runSubmissionScripts` in every block of the page. */
  runScripts: flag(true),
})

/** The scripts of a block's HTML, ready to be inserted; none if the page context forbids them. Load on demand. */
export function blockScripts(html: string): HTMLScriptElement[] {
  if (scriptSettings().runScripts) return liveScripts(html)
  report(new BlockError('script-refused', 'the page context forbids scripts in blocks: "runScripts": false'))
  return []
}
