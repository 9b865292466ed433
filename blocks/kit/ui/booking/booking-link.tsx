import type { ReactElement } from 'react'
import { BOOKING_MESSAGES } from './booking.messages'

export interface BookingLinkProps {
  /** The booking provider. */
  readonly provider: { readonly name: string }
  /** The booking page of the provider. */
  readonly href: string
  /** The name of the venue. */
  readonly title: string
}

/** A link to the booking page of a provider. In a file of its own, because it is also rendered without a browser. */
export function BookingLink({ provider, href, title }: BookingLinkProps): ReactElement {
  return (
    <a className="booking__link" href={href} target="_blank" rel="noopener">
      {title ? BOOKING_MESSAGES.linkAt(provider.name, title) : BOOKING_MESSAGES.link(provider.name)}
    </a>
  )
}
