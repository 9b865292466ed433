import type { ReactElement } from 'react'
import { languageOf, useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { Booking } from '../kit/ui/booking/booking'
import type { TableBookingData } from './table-booking.schema'
import { bookingPage, containerData, TOCK } from './table-booking.state'

export function TableBooking(props: TableBookingData & ServerContent): ReactElement {
  const { businessSlug: slug, title, isLinked, serverNodes } = props
  const host = useHost()
  if (slug === undefined) return <ServerHtml nodes={serverNodes} />

  const language = languageOf(host) ?? ''
  return (
    <Booking
      provider={TOCK}
      href={bookingPage(slug)}
      title={title}
      isLinked={isLinked}
      serverNodes={serverNodes}
      draw={async (box, signal) => {
        const { drawTock } = await import('./table-booking.tock')
        await drawTock(box, slug, containerData(props, language), signal)
      }}
    />
  )
}
