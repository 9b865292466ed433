import { type ReactElement, useEffect, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { report } from '../../src/data/core/report'
import { safeHref } from '../../src/data/fields/links'
import { ACCOUNT_PATH } from '../../src/site/slices/has-token'
import { Enhanced } from '../kit/element/enhanced'
import { emit, useHost } from '../kit/element/host'
import type { ServerContent } from '../kit/element/server-html'
import type { MemberAreaEvents } from './block'
import { MEMBER_MESSAGES } from './member-area.messages'
import type { MemberAreaData } from './member-area.schema'
import { initialOf, landingOf, memberState } from './member-area.state'

export function MemberArea(props: MemberAreaData & ServerContent): ReactElement {
  const { member, accountUrl, loginUrl, afterLogin, serverNodes } = props
  const host = useHost()
  const [hasToken, setToken] = useState(false)
  const [isFresh, setFresh] = useState(false)
  const asksTab = member === undefined

  useEffect(() => {
    const fresh = (): void => setFresh(true)
    dom.addEventListener('ashlar:login', fresh)
    return () => dom.removeEventListener('ashlar:login', fresh)
  }, [])
  useEffect(() => {
    if (!asksTab) return
    import('../../src/calls/client/site-user-token').then(
      ({ siteUserToken }) => setToken(siteUserToken.read() !== undefined),
      (cause: unknown) => report(cause, host),
    )
  }, [asksTab, host])

  const state = memberState(member, hasToken, isFresh)
  if (state.kind === 'in') {
    return (
      <div className="member-area" data-state="in">
        <span className="member-area__member">
          <span className="member-area__face" data-initial={initialOf(state.name)} aria-hidden="true" />
          <span className="member-area__name">{state.name || MEMBER_MESSAGES.loggedIn}</span>
        </span>
        <a href={safeHref(accountUrl) ?? ACCOUNT_PATH}>{MEMBER_MESSAGES.account}</a>
        <button type="button" onClick={() => void logOut(host)}>
          {MEMBER_MESSAGES.logOut}
        </button>
      </div>
    )
  }

  const hasLink = serverNodes.some(
    node => node instanceof Element && (node.matches('a[href]') || node.querySelector('a[href]')),
  )
  return (
    <div className="member-area" data-state="out">
      <Enhanced nodes={serverNodes} enhance={openLogin} data={afterLogin} />
      {!hasLink && <a href={safeHref(loginUrl) ?? ACCOUNT_PATH}>{MEMBER_MESSAGES.logIn}</a>}
    </div>
  )
}

/** Opens the login dialog on a click on the first link, which is the login link. */
function openLogin(host: HTMLElement, afterLogin: string): () => void {
  const press = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a')
    if (!link || link !== host.querySelector('a[href]')) return
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void logIn(host, link, afterLogin)
  }
  host.addEventListener('click', press)
  return () => host.removeEventListener('click', press)
}

/** Ends the customer's session, but not an owner's. */
async function logOut(host: HTMLElement): Promise<void> {
  try {
    const session = await import('../../src/visitor/session/log-out')
    await session.logOut({ authenticatedAccount: null })
  } catch (cause) {
    report(cause, host)
  }
}

/**
 * Opens the login dialog, and after a login navigates to `afterLogin` or reloads the page. Canceling `ashlar:change`
 * prevents the navigation.
 */
async function logIn(host: HTMLElement, opener: HTMLAnchorElement, afterLogin: string): Promise<void> {
  try {
    const { openDialog } = await import('../../src/overlays/dialog-requests/open-dialog')
    const outcome = await openDialog({ kind: 'login', opener })
    if (outcome !== 'confirm' || !emit<MemberAreaEvents>(host, 'change', { isMember: true }, true)) return
    const landing = landingOf(afterLogin, dom.baseURI)
    if (landing) location.assign(landing)
    else location.reload()
  } catch (cause) {
    report(cause, host)
    // Falls back to the login page.
    location.assign(opener.href)
  }
}

/** Whether a click navigates in the current tab. */
const isPlainClick = (click: MouseEvent): boolean =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey
