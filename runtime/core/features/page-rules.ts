import { hasToken } from '../../../src/calls/core/has-token'
import { account, isAuthenticated } from '../../../src/site/core/account'
import { isEditMode } from '../../../src/site/core/edit-mode'
import { pageSettings } from '../../../src/site/core/page'
import { mentions, type PageModule } from './page-module'

/** Whether Escape may do something where nothing is open; Shift+Escape logs a customer out, too [ESC-05]. */
export const hearsEscape: PageModule['isWanted'] = (context, view) =>
  isAuthenticated(account(context)) ||
  pageSettings(context).useEscapeKeyToLogin ||
  isEditMode() ||
  hasToken() ||
  mentions('memberAccount')(context, view)

/** Whether the site may have something that stands above its pages: the part reads with care what, and for whom. */
export const mayHaveOverlays: PageModule['isWanted'] = (context, view) =>
  isAuthenticated(account(context)) ||
  ['websiteSettings', 'popupOverlay', 'licensedAssetsBar'].some(name => mentions(name)(context, view))
