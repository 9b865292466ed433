import { account } from '../../../src/site/account'
import { isEditorBackend } from '../../../src/site/environment'
import { pageSettings } from '../../../src/site/page-settings'
import { isAuthenticated } from '../../../src/site/roles'
import type { SiteContext } from '../../../src/site/site-store'
import type { PageModule } from './page-module'

/** Whether Escape may do something where nothing is open. */
export const hearsEscape: PageModule['isWanted'] = (context, view) =>
  isAuthenticated(account(context)) || pageSettings(context).useEscapeKeyToLogin || isEditorBackend(view)

/** Whether the site may have something that stands above its pages: the part reads with care what, and for whom. */
export function mayHaveOverlays(context: SiteContext): unknown {
  const { websiteSettings, popupOverlay, licensedAssetsBar } = pageSettings(context)
  return (
    websiteSettings ||
    Object.keys({ ...popupOverlay, ...licensedAssetsBar }).length ||
    isAuthenticated(account(context))
  )
}
