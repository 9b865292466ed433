import { isEditMode } from '../../../src/site/edit-mode'
import type { SiteContext } from '../../../src/site/site-store'
import { type PageModule, setting } from './page-module'

const LOGIN_BY_ESCAPE = 'useEscapeKeyToLogin'

/** Whether Escape may do something where nothing is open. */
export const hearsEscape: PageModule['isWanted'] = (context, root) =>
  context['authenticatedAccount'] ||
  context[LOGIN_BY_ESCAPE] ||
  setting(LOGIN_BY_ESCAPE)(context, root) ||
  isEditMode()

/** Whether the site may have something that stands above its pages: the part reads with care what, and for whom. */
export const mayHaveOverlays = ({
  websiteSettings,
  popupOverlay,
  licensedAssetsBar,
  authenticatedAccount,
}: SiteContext): unknown => websiteSettings || popupOverlay || licensedAssetsBar || authenticatedAccount
