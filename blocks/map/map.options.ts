import { MESSAGES } from './map.messages'
import type { MapOptions, Place } from './map.provider'
import type { MapData } from './map.schema'
import { addressLines, type MapSource, markerLink } from './map.state'

/** The name of the place: its title, else its address, else what the server wrote. */
export function placeName(data: MapData): string | undefined {
  return data.location.addressTitle.trim() || addressLines(data).join(', ') || data.served.text
}

/** What the library is told, out of the block's data. */
export function mapOptions(data: MapData, source: MapSource, base: string, moved?: Place): MapOptions {
  const { location, linkOnClick } = data
  const link = linkOnClick ? markerLink(data, base) : undefined
  const name = addressLines(data).join(', ') || data.served.text || MESSAGES.marker
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
    satelliteUrl: data.satelliteUrl,
    marker: {
      place: moved ?? { lat: location.markerLat, lng: location.markerLng },
      label: link ? MESSAGES.opens(name) : name,
      title: placeName(data) ?? '',
      link,
      draggable: data.markerDraggable,
    },
  }
}
