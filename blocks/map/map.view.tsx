import { type CSSProperties, type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { mapSettings } from '../../src/site/map-settings'
import { whenConsented } from '../../src/visitor/when-consented'
import type { ServerContent } from '../kit/element/server-html'
import { MapControls, MapCredits } from './map.controls'
import { MESSAGES } from './map.messages'
import { MapPlaceholder } from './map.placeholder'
import { placeName, useRunningMap } from './map.running'
import type { MapData } from './map.schema'
import { foreignHost, heightRatio, mapSource } from './map.state'

/**
 * A map with one marker. Nothing is requested from a third party before the visitor consents or requests the
 * map; until then the server's HTML is the placeholder.
 */
export function MapBlock(data: MapData & ServerContent): ReactElement {
  const { serverNodes, ...said } = data
  const source = useMemo(() => mapSource(data, mapSettings()), [data])
  const host = foreignHost(source, dom.baseURI)
  // The number of requests for the map: each one after a failure is a retry.
  const [wanted, setWanted] = useState(host === undefined ? 1 : 0)
  const isAsked = useRef(false)
  const offer = useRef<HTMLButtonElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const { progress, zoomBy } = useRunningMap(canvas, said, source, wanted)
  const { step } = progress
  const isShown = step === 'shown'

  useEffect(
    () => (host ? whenConsented('functional', () => setWanted(count => count || 1)) : undefined),
    [host],
  )
  useEffect(() => {
    if (!isAsked.current) return
    if (step === 'shown') canvas.current?.focus()
    // Only if the focus is lost or was on the removed button.
    const { activeElement, body } = dom
    const isLost = activeElement === body || canvas.current?.contains(activeElement)
    if (step === 'failed' && isLost) offer.current?.focus()
  }, [step])

  const name = data.label ?? placeName(data)
  const ratio = heightRatio(data)
  return (
    <div className="map" style={(ratio ? { '--map-ratio': 1 / ratio } : {}) as CSSProperties}>
      <MapPlaceholder
        data={data}
        serverNodes={serverNodes}
        progress={progress}
        host={host}
        offer={offer}
        show={() => {
          isAsked.current = true
          setWanted(count => count + 1)
        }}
      />
      <div
        ref={canvas}
        className="map__canvas"
        role="region"
        aria-label={name ? MESSAGES.mapOf(name) : MESSAGES.map}
        tabIndex={isShown ? 0 : -1}
        hidden={step === 'waiting' || step === 'failed'}
      />
      {progress.step === 'shown' && progress.provider.needsControls && (
        <>
          {data.showControls && !data.disableDefaultUI && <MapControls zoomBy={zoomBy} />}
          {source.provider === 'leaflet' && <MapCredits attribution={source.attribution} />}
        </>
      )}
    </div>
  )
}
