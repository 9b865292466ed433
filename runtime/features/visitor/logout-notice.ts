import { report } from '../../../src/data/core/report'
import { pageWords } from '../../../src/locale/core/page-translations'
import { openDialog } from '../../../src/overlays/dialogs/open-dialog'
import { hasLoggedOut, LOGOUT_MESSAGES, withoutLogout } from '../../../src/visitor/owner/logout-notice'
import type { FeatureTools } from '../../core/features/feature'

/**
 * Tells who has just logged out that they have (A4 L72, B2 L46), and takes that out of the address, so that a reload
 * or a shared link does not say it again. A page in a frame says nothing: the one around it does.
 */
export function start(_: Partial<FeatureTools> = {}, view: Window = window): void {
  const { location, history } = view
  if (view.top !== view.self || !hasLoggedOut(location.search)) return
  const say = (): Promise<unknown> => openDialog({ kind: 'information', ...LOGOUT_MESSAGES }).catch(report)
  const words = pageWords()
  if (words) words.then(say)
  else void say()
  // The page that a builder's own script has put into the history's state keeps it.
  history.replaceState(history.state, '', location.pathname + withoutLogout(location.search) + location.hash)
}
