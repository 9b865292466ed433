import { report } from '../../src/data/core/report'
import { emit } from '../kit/element/host'
import { landingOf } from './member-area.state'

/**
 * Lets a customer log in by the dialog, and then brings them on: to where the login is to lead, or to this page as
 * it is for members. A page that has better to do cancels `ashlar:change`.
 */
export async function logIn(host: HTMLElement, opener: HTMLAnchorElement, afterLogin: string): Promise<void> {
  try {
    const { openDialog } = await import('../../src/overlays/dialogs/open-dialog')
    const outcome = await openDialog({ kind: 'login', opener })
    if (outcome !== 'confirm' || !emit(host, 'change', { isMember: true }, true)) return
    const landing = landingOf(afterLogin, document.baseURI)
    if (landing) location.assign(landing)
    else location.reload()
  } catch (cause) {
    report(cause, host)
    // Its page does without the dialog.
    location.assign(opener.href)
  }
}

/** Whether a click on a link is one that the browser would follow here and now. */
export const isPlainClick = (click: MouseEvent): boolean =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey
