import { shareLoad } from './map.library'
import type { MapProvider } from './map.provider'
import type { MapSource } from './map.state'

const loadLeaflet = shareLoad(async () => (await import('./providers/leaflet')).leaflet)

/** Google's library, asked for by the first map that needs it. */
let loadGoogle: (() => Promise<MapProvider>) | undefined

/** The library of a source, one for all maps of the page (B4 L219). */
export function loadProvider(source: MapSource): Promise<MapProvider> {
  if (source.provider === 'leaflet') return loadLeaflet()
  loadGoogle ??= shareLoad(async () => (await import('./providers/google')).loadGoogle(source))
  return loadGoogle()
}
