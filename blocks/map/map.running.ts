import { type RefObject, useEffect, useRef, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { BlockError, report, toBlockError } from '../../src/data/core/report'
import { debounce } from '../../src/dom/debounce'
import { emit, useHost } from '../kit/element/host'
import type { MapEvents } from './block'
import { MESSAGES } from './map.messages'
import type { DrawnMap, MapOptions, MapProvider, Place } from './map.provider'
import type { MapData } from './map.schema'
import { loadProvider } from './map.sources'
import { addressLines, type MapSource, markerLink, UPDATE_PAUSE_MS, unshownOptions } from './map.state'

/** The loading state of a map; `failed` includes the reason. */
export type MapProgress =
  | { readonly step: 'waiting' | 'loading' }
  | { readonly step: 'shown'; readonly provider: MapProvider }
  | { readonly step: 'failed'; readonly reason: string }

interface RunningMap {
  readonly progress: MapProgress
  readonly zoomBy: (steps: number) => void
}

/** Renders the map into `canvas` when it is wanted, and updates it with the data. */
export function useRunningMap(
  canvas: RefObject<HTMLElement | null>,
  data: MapData,
  source: MapSource,
  wanted: number,
): RunningMap {
  const host = useHost()
  const [progress, setProgress] = useState<MapProgress>({ step: 'waiting' })
  const drawn = useRef<DrawnMap>(undefined)
  const changed = useRef(() => {})
  const latest = useRef({ data, source })
  latest.current = { data, source }
  // The object is new on every render.
  const origin = JSON.stringify(source)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source needs another map; other changes update the existing one.
  useEffect(() => {
    if (!wanted) return
    let isOver = false
    let moved: Place | undefined
    const failed = (reason: string, cause?: unknown): void => {
      if (isOver) return
      report(toBlockError(cause, 'map-failed', reason), host)
      setProgress({ step: 'failed', reason })
      end()
    }
    const end = (): void => {
      isOver = true
      update.stop()
      drawn.current?.remove()
      drawn.current = undefined
    }
    const options = () => mapOptions(latest.current.data, latest.current.source, dom.baseURI, moved)
    const update = debounce(() => drawn.current?.update(options()), UPDATE_PAUSE_MS)
    const draw = (provider: MapProvider): void => {
      if (isOver || !canvas.current) return
      const unshown = unshownOptions(source, latest.current.data)
      if (unshown.length > 0) report(new BlockError('data-invalid', unshown.join('; ')), host)
      drawn.current = provider.draw(canvas.current, options(), {
        failed: () => failed(MESSAGES.tilesFailed),
        markerMoved(place) {
          moved = place
          emit<MapEvents>(host, 'change', { marker: place })
        },
      })
      setProgress({ step: 'shown', provider })
    }
    changed.current = () => {
      moved = undefined
      update()
    }
    setProgress({ step: 'loading' })
    loadProvider(latest.current.source)
      .then(draw)
      .catch((cause: unknown) => failed(MESSAGES.failed, cause))
    return end
  }, [origin, wanted, host])

  const said = JSON.stringify(data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the data says, not the object that says it.
  useEffect(() => {
    if (drawn.current) changed.current()
  }, [said])

  return { progress, zoomBy: steps => drawn.current?.zoomBy(steps) }
}

/** The name of the place: its title, or its address, or the server's text. */
export function placeName(data: MapData): string | undefined {
  return data.location.addressTitle.trim() || addressLines(data).join(', ') || data.server.text
}

/** The options for the map library. */
export function mapOptions(data: MapData, source: MapSource, base: string, moved?: Place): MapOptions {
  const { location, linkOnClick } = data
  const link = linkOnClick ? markerLink(data, base) : undefined
  const name = addressLines(data).join(', ') || data.server.text || MESSAGES.marker
  return {
    centre: { lat: location.mapLat, lng: location.mapLng },
    zoom: location.mapZoom,
    maxZoom: data.maxZoom,
    style: data.style,
    showLabels: data.showLabels,
    showTerrain: data.showTerrain,
    showControls: data.showControls && !data.disableDefaultUI,
    draggable: data.draggable,
    scrollwheel: data.scrollwheel,
    source,
    marker: {
      place: moved ?? { lat: location.markerLat, lng: location.markerLng },
      label: link ? MESSAGES.opens(name) : name,
      title: placeName(data) ?? '',
      link,
      draggable: data.markerDraggable,
    },
  }
}
