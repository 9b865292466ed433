import { safeHref } from '../../src/data/fields/links'
import type { mapSettings } from '../../src/site/map-settings'
import type { MapData } from './map.schema'

/** Debounce of updates [MAP-11]. */
export const UPDATE_PAUSE_MS = 60

/** The default URL of the marker's link, before the query. */
const DEFAULT_LINK = 'https://www.google.com/maps/search/?api=1&query='

/** The default tiles, free to use within OpenStreetMap's tile policy. */
export const OPEN_TILES = {
  tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
} as const

/** The source of a map. */
export type MapSource =
  | {
      readonly provider: 'leaflet'
      readonly tileUrl: string
      /** The tiles are for the style of the map only. */
      readonly isForStyle?: true
      readonly attribution: string
    }
  | {
      readonly provider: 'google'
      readonly key: string
      readonly language: string | undefined
      readonly region: string | undefined
    }

/** The source of the map: the block's, or the page context's, or OpenStreetMap. */
export function mapSource(data: MapData, site: ReturnType<typeof mapSettings>): MapSource {
  const tileUrl = data.tileUrl ?? site.tileUrl
  const key = data.apiKey ?? decodeKey(data.gmak) ?? decodeKey(site.gmRenderKey)
  const isGoogle = data.provider ? data.provider === 'google' : !tileUrl
  if (isGoogle && key) {
    return { provider: 'google', key, language: data.language, region: data.region }
  }
  const tiles = tileUrl
    ? { tileUrl, attribution: data.attribution ?? site.attribution }
    : { ...OPEN_TILES, ...attributionField(data.attribution) }
  const styleUrl = (data.style === 'Satellite' && data.satelliteUrl) || site.styles[data.style]
  return typeof styleUrl === 'string'
    ? { provider: 'leaflet', ...tiles, tileUrl: styleUrl, isForStyle: true }
    : { provider: 'leaflet', ...tiles }
}

/** The options that the tiles of a map cannot show, each with the missing source. Google's maps show all. */
export function unshownOptions(source: MapSource, { style, showLabels, showTerrain }: MapData): string[] {
  if (source.provider === 'google') return []
  const lacks = (name: string): boolean => !source.tileUrl.includes(`{${name}}`)
  const unshown: string[] = []
  // The other styles are the same tiles in other colours.
  if (style === 'Satellite' && !source.isForStyle && lacks('style')) {
    unshown.push('style: Satellite needs satelliteUrl, or mapTiles.styles.Satellite in the page context')
  }
  if (!showLabels && lacks('labels')) unshown.push('showLabels: the address of the tiles has no {labels}')
  if (showTerrain && lacks('terrain')) unshown.push('showTerrain: the address of the tiles has no {terrain}')
  return unshown
}

const attributionField = (attribution: string | undefined) =>
  attribution === undefined ? {} : { attribution }

/** Decodes a base64 API key; `undefined` if it is invalid. */
export function decodeKey(encoded: string | undefined): string | undefined {
  try {
    return (encoded && atob(encoded)) || undefined
  } catch {
    // Invalid base64: the map uses another source.
    return undefined
  }
}

/** The third-party host of the map; `undefined` for the page's own, which needs no consent. */
export function foreignHost(source: MapSource, base: string): string | undefined {
  if (source.provider === 'google') return 'maps.googleapis.com'
  const address = source.tileUrl.replace(/\{\w+\}/g, 'a')
  if (!URL.canParse(address, base)) return undefined
  const { protocol, host } = new URL(address, base)
  return protocol === 'data:' || host === new URL(base).host ? undefined : host
}

/** The non-empty lines of the address, starting with its title. */
export function addressLines({ location }: Pick<MapData, 'location'>): string[] {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location
  return [addressTitle, addressLine1, addressLine2, addressCountry].map(line => line.trim()).filter(Boolean)
}

/** The URL of the marker's link, by address or else by position; `undefined` if it is unsafe. */
export function markerLink(data: MapData, base: string): string | undefined {
  const { location, linkTemplate, server } = data
  const { markerLat, markerLng, mapZoom } = location
  if (!linkTemplate && server.href) return safeHref(server.href, base)
  const place = `${markerLat},${markerLng}`
  // Maps pages may not know the owner's title of the place.
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

/** The height in percent of the width; `undefined` leaves it to the page. */
export function heightRatio({
  aspectRatio,
  vSize,
}: Pick<MapData, 'aspectRatio' | 'vSize'>): number | undefined {
  const percent = aspectRatio ?? (vSize && vSize * PERCENT_OF_A_STEP)
  return percent && percent / 100
}

const PERCENT_OF_A_STEP = 5
