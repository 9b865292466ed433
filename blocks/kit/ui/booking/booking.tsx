import { type ReactElement, useRef, useSyncExternalStore } from 'react'
import { $site } from '../../../../src/site/core/site'
import { account, isAuthenticated } from '../../../../src/site/slices/account'
import { adoptStyles } from '../../element/adopt-styles'
import { ServerHtml } from '../../element/server-html'
import { useThirdParty } from '../use-third-party'
import { BOOKING_MESSAGES, OWNER_MESSAGES } from './booking.messages'
import css from './booking.static.css?inline'
import { BookingLink, type BookingLinkProps } from './booking-link'

adoptStyles(css)

interface BookingProps extends BookingLinkProps {
  readonly provider: { readonly name: string; readonly host: string }
  readonly serverNodes: readonly ChildNode[]
  /** Whether the server's HTML already links to the provider's page. */
  readonly isLinked: boolean
  /** The form's layout; a change renders the form again. */
  readonly layout?: string
  readonly draw: (box: HTMLElement, signal: AbortSignal) => Promise<void>
}

/**
 * Renders a third party's booking form: a plain link to it, and the form below once the visitor has
 * consented.
 */
export function Booking(props: BookingProps): ReactElement {
  const { provider, href, title, serverNodes, isLinked, layout, draw } = props
  const stage = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isOwner = isAuthenticated(useSyncExternalStore($site.listen, () => account()))
  const { phase, load } = useThirdParty(
    async signal => {
      const element = box.current
      if (!element) return
      signal.addEventListener('abort', () => element.replaceChildren())
      await draw(element, signal)
    },
    `${href} ${layout}`,
    !isOwner,
  )

  const show = (): void => {
    // The button is removed, so the focus moves.
    stage.current?.focus()
    load()
  }
  const says = { loading: BOOKING_MESSAGES.loading, failed: BOOKING_MESSAGES.failed, loaded: '', waiting: '' }
  return (
    <div className="booking" data-state={isOwner ? 'preview' : phase} data-layout={layout}>
      <div className="booking__lead">
        <ServerHtml nodes={serverNodes} />
        {!isLinked && <BookingLink provider={provider} href={href} title={title} />}
      </div>
      <div className="booking__stage" ref={stage} tabIndex={-1}>
        {isOwner ? (
          <OwnerPreview />
        ) : (
          <>
            {phase === 'waiting' && (
              <div className="booking__offer">
                <button type="button" onClick={show}>
                  {BOOKING_MESSAGES.show}
                </button>
                <p className="booking__said">{BOOKING_MESSAGES.notice(provider.host)}</p>
              </div>
            )}
            <p className="booking__said" role="status">
              {says[phase]}
            </p>
            <div className="booking__widget" ref={box} aria-busy={phase === 'loading'} />
          </>
        )}
      </div>
    </div>
  )
}

/** The owner's preview in place of the form: a booking there would be real. */
function OwnerPreview(): ReactElement {
  const leave = async (): Promise<void> => {
    const { logOut } = await import('../../../../src/visitor/session/log-out')
    await logOut(account())
  }
  return (
    <div className="booking__offer">
      <strong>{OWNER_MESSAGES.previewOnly}</strong>
      <p className="booking__said">{OWNER_MESSAGES.logOutToUse}</p>
      <button type="button" onClick={() => void leave()}>
        {OWNER_MESSAGES.logOut}
      </button>
    </div>
  )
}
