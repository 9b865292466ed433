import { BlockError, report } from '../data/core/report'
import { liveScripts } from '../dom/safe-html'
import { type Field, flag, slice } from './slices/slice'

export { safeHtml } from '../dom/safe-html'

/** A value that is neither true nor false was meant to forbid. */
const allowed: Field<boolean> = (raw, path, wrong) => raw == null || flag()(raw, path, wrong)

export const scriptSettings = slice([''], {
  /** `false` forbids `runScripts` and `runSubmissionScripts` in every block of the page. */
  runScripts: allowed,
})

/** The scripts of a block's HTML, ready to be inserted; none if the page context forbids them. Load on demand. */
export function blockScripts(html: string): HTMLScriptElement[] {
  if (scriptSettings().runScripts) return liveScripts(html)
  report(new BlockError('script-refused', 'the page context forbids scripts in blocks: "runScripts": false'))
  return []
}
