import { domOf } from '../../../src/data/core/dom'
import { report } from '../../../src/data/core/report'
import { readTimed, sessionArea, storeTimed } from '../../../src/data/storage'
import type { SiteContext } from '../../../src/site/core/site-store'
import { siteHost } from '../../../src/site/site-host'
import { account, isEditor } from '../../../src/site/slices/account'
import { configAddress } from '../../../src/visitor/owner/owner-paths'
import {
  isRedirected,
  NO_REDIRECT_KEY,
  type OwnerVisit,
  PREVIEW_EXPANDED_COOKIE,
  suppressesRedirect,
} from '../../../src/visitor/owner/owner-redirect'
import type { FeatureTools } from '../../core/features/feature'

/** Redirects the site's editors to the configuration panel, with this page open in it. */
export function start({ $site }: Pick<FeatureTools, '$site'>, view: Window = window): void {
  const context = $site.get()
  if (!isRedirected(visitOf(context, view))) return
  try {
    domOf(view.document).cookie = `${PREVIEW_EXPANDED_COOKIE}=true; Path=/; SameSite=Lax`
  } catch (cause) {
    // Without the cookie the panel opens narrower.
    report(cause)
  }
  // Replaces this history entry: Back would only redirect again.
  view.location.replace(configAddress(siteHost(context), view.location))
}

function visitOf(context: SiteContext, view: Window): OwnerVisit {
  const { authenticatedAccount, websiteRoles } = account(context)
  const { developerMode, cloneable } = siteHost(context)
  return {
    authenticatedAccount,
    websiteRoles,
    developerMode,
    cloneable,
    isFramed: view.top !== view.self,
    pathname: view.location.pathname,
    // Stores nothing for visitors who are never redirected.
    isSuppressed: isEditor(account(context)) && isSuppressed(view.location),
  }
}

/** A reason to stay is stored for the session; without storage it holds for this page. */
function isSuppressed(address: Location): boolean {
  if (suppressesRedirect(address)) {
    storeTimed(sessionArea, NO_REDIRECT_KEY, true)
    return true
  }
  const kept = readTimed(sessionArea, NO_REDIRECT_KEY)
  return kept.ok && kept.value === true
}
