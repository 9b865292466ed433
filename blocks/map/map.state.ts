import { safeHref } from '../../src/data/fields/safe-href'
import type { mapSettings } from '../../src/site/map-settings'
import type { MapData } from './map.schema'

/** What becomes of quick changes is drawn once they rest that long, in ms (B9 L359). */
export const UPDATE_PAUSE_MS = 60

/** The marker's page, before what it asks for (decisions §3). */
export const DEFAULT_LINK = 'https://www.google.com/maps/search/?api=1&query='

/** The map of a page whose owner names no tiles; its use is free within OpenStreetMap's tile policy. */
export const OPEN_TILES = {
  tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
} as const

/** Where a map comes from. */
export type MapSource =
  | { readonly provider: 'leaflet'; readonly tileUrl: string; readonly attribution: string }
  | {
      readonly provider: 'google'
      readonly key: string
      readonly language: string | undefined
      readonly region: string | undefined
    }

/** Says where the map comes from: the block's own word, then the page context's, then OpenStreetMap. */
export function mapSource(data: MapData, site: ReturnType<typeof mapSettings>): MapSource {
  const tileUrl = data.tileUrl ?? site.tileUrl
  const key = data.apiKey ?? decodeKey(data.gmak) ?? decodeKey(site.gmRenderKey)
  const isGoogle = data.provider ? data.provider === 'google' : !tileUrl
  if (isGoogle && key) {
    return { provider: 'google', key, language: data.language, region: data.region }
  }
  if (!tileUrl) return { provider: 'leaflet', ...OPEN_TILES, ...attributionField(data.attribution) }
  return { provider: 'leaflet', tileUrl, attribution: data.attribution ?? site.attribution }
}

const attributionField = (attribution: string | undefined) =>
  attribution === undefined ? {} : { attribution }

/** The key of a map service, which the page context holds in base64 (B7 L319); undefined where that is none. */
export function decodeKey(encoded: string | undefined): string | undefined {
  try {
    return (encoded && atob(encoded)) || undefined
  } catch {
    // No base64: no key, and the map comes from elsewhere.
    return undefined
  }
}

/** The host that the map is asked of; undefined where that is the page's own, which needs nobody's consent. */
export function foreignHost(source: MapSource, base: string): string | undefined {
  if (source.provider === 'google') return 'maps.googleapis.com'
  const address = source.tileUrl.replace(/\{\w+\}/g, 'a')
  if (!URL.canParse(address, base)) return undefined
  const { protocol, host } = new URL(address, base)
  return protocol === 'data:' || host === new URL(base).host ? undefined : host
}

/** The lines of the address that are not empty, its title first. */
export function addressLines({ location }: Pick<MapData, 'location'>): string[] {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location
  return [addressTitle, addressLine1, addressLine2, addressCountry].map(line => line.trim()).filter(Boolean)
}

/** Where the marker leads: to the address if there is one, else to its place (B2 L75). Undefined where that is no safe link. */
export function markerLink(data: MapData, base: string): string | undefined {
  const { location, linkTemplate, server } = data
  const { markerLat, markerLng, mapZoom } = location
  if (!linkTemplate && server.href) return safeHref(server.href, base)
  const place = `${markerLat},${markerLng}`
  // The title is the owner's name for the place, which no maps page may know.
  const lines = addressLines({ location: { ...location, addressTitle: '' } })
  const query = encodeURIComponent(lines.join(', ') || place)
  const template = linkTemplate ?? DEFAULT_LINK
  const known: Readonly<Record<string, string | number>> = {
    query,
    lat: markerLat,
    lng: markerLng,
    zoom: mapZoom,
  }
  const filled = template.replace(/\{(\w+)\}/g, (whole, name: string) => `${known[name] ?? whole}`)
  return safeHref(filled === template ? template + query : filled, base)
}

/** How high the map is for its width; undefined leaves that to the page. */
export function heightRatio({
  aspectRatio,
  vSize,
}: Pick<MapData, 'aspectRatio' | 'vSize'>): number | undefined {
  const percent = aspectRatio ?? (vSize && vSize * PERCENT_OF_A_STEP)
  return percent && percent / 100
}

const PERCENT_OF_A_STEP = 5
