import { type ReactElement, useLayoutEffect, useState } from 'react'
import { runOutside } from '../../src/outside/run-outside'
import { Booking } from '../kit/booking'
import type { ServerContent } from '../kit/define-block'
import { useHost } from '../kit/host'
import { ServerHtml } from '../kit/server-html'
import type { ReservationData } from './reservation.schema'
import { bookingPage, formScript, layoutAt, OPEN_TABLE } from './reservation.state'

export function Reservation(props: ReservationData & ServerContent): ReactElement {
  const { title, isLinked, serverNodes } = props
  const host = useHost()
  const layout = useLayout(host)
  if (props.restaurantId.length === 0) return <ServerHtml nodes={serverNodes} />

  const language = props.language || host.closest<HTMLElement>('[lang]')?.lang || ''
  const draw = (box: HTMLElement, signal: AbortSignal): Promise<void> =>
    runOutside({
      src: formScript(props, layout, language),
      // It draws beside its own element.
      into: box,
      box,
      isDrawn: () => box.querySelector(':scope > :not(script, style, link)') !== null,
      signal,
    })
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

/** How the form is laid out in the block's room, now and when that changes. */
function useLayout(host: HTMLElement): ReturnType<typeof layoutAt> {
  const [layout, setLayout] = useState(() => layoutAt(host.clientWidth))
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setLayout(layoutAt(host.clientWidth)))
    observer.observe(host)
    return () => observer.disconnect()
  }, [host])
  return layout
}
