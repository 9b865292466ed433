import { report } from '../../../src/data/core/report'
import { pageTranslations } from '../../../src/locale/core/page-translations'
import { openDialog } from '../../../src/overlays/dialog-requests/open-dialog'
import { hasLoggedOut, LOGOUT_MESSAGES, withoutLogout } from '../../../src/visitor/owner/logout-notice'
import type { FeatureTools } from '../../core/features/feature'

/**
 * Confirms a logout in a dialog, and removes the parameter from the address, so that a reload or a shared link
 * does not show it again. A framed page leaves this to the page around it.
 */
export function start(_: Partial<FeatureTools> = {}, view: Window = window): void {
  const { location, history } = view
  if (view.top !== view.self || !hasLoggedOut(location.search)) return
  const show = (): Promise<unknown> => openDialog({ kind: 'information', ...LOGOUT_MESSAGES }).catch(report)
  const words = pageTranslations()
  if (words) words.then(show)
  else void show()
  // Other scripts may keep data in the history's state.
  history.replaceState(history.state, '', location.pathname + withoutLogout(location.search) + location.hash)
}
