import { report } from '../../src/data/core/report'
import { emit } from '../kit/element/host'
import type { MemberAreaEvents } from './block'
import { landingOf } from './member-area.state'

/**
 * Opens the login dialog, and after a login navigates to `afterLogin` or reloads the page. Canceling `ashlar:change`
 * prevents the navigation.
 */
export async function logIn(host: HTMLElement, opener: HTMLAnchorElement, afterLogin: string): Promise<void> {
  try {
    const { openDialog } = await import('../../src/overlays/dialogs/open-dialog')
    const outcome = await openDialog({ kind: 'login', opener })
    if (outcome !== 'confirm' || !emit<MemberAreaEvents>(host, 'change', { isMember: true }, true)) return
    const landing = landingOf(afterLogin, document.baseURI)
    if (landing) location.assign(landing)
    else location.reload()
  } catch (cause) {
    report(cause, host)
    // Falls back to the login page.
    location.assign(opener.href)
  }
}

/** Whether a click navigates in the current tab. */
export const isPlainClick = (click: MouseEvent): boolean =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey
