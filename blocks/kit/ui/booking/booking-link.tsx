import type { ReactElement } from 'react'
import type { BookingProps } from './booking'
import { BOOKING_MESSAGES } from './booking.messages'

/** A link to the booking page of a provider. In a file of its own, because it is also rendered without a browser. */
export function BookingLink({
  provider,
  href,
  title,
}: Pick<BookingProps, 'provider' | 'href' | 'title'>): ReactElement {
  return (
    <a className="booking__link" href={href} target="_blank" rel="noopener">
      {title ? BOOKING_MESSAGES.linkAt(provider.name, title) : BOOKING_MESSAGES.link(provider.name)}
    </a>
  )
}
