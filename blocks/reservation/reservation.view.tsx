import { type ReactElement, useLayoutEffect, useState } from 'react'
import { languageOf, useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { Booking } from '../kit/ui/booking/booking'
import type { ReservationData } from './reservation.schema'
import { bookingPage, layoutAt, OPEN_TABLE } from './reservation.state'

export function Reservation(props: ReservationData & ServerContent): ReactElement {
  const { title, isLinked, serverNodes } = props
  const host = useHost()
  const layout = useLayout(host)
  if (props.restaurantId.length === 0) return <ServerHtml nodes={serverNodes} />

  const language = props.language || languageOf(host) || ''
  const draw = async (box: HTMLElement, signal: AbortSignal): Promise<void> => {
    const { drawForm, formScript } = await import('./reservation.form')
    await drawForm(box, formScript(props, layout, language), signal)
  }
  return (
    <Booking
      provider={OPEN_TABLE}
      href={bookingPage(props)}
      title={title}
      isLinked={isLinked}
      serverNodes={serverNodes}
      layout={layout}
      draw={draw}
    />
  )
}

/** The layout of the form, updated when the block is resized. */
function useLayout(host: HTMLElement): ReturnType<typeof layoutAt> {
  const [layout, setLayout] = useState(() => layoutAt(host.clientWidth))
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setLayout(layoutAt(host.clientWidth)))
    observer.observe(host)
    return () => observer.disconnect()
  }, [host])
  return layout
}
