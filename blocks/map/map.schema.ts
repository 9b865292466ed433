import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'
import { notNegative, oneOf, positive } from '../../src/data/fields/validators'

/** How a map may look, by name (B3 L108). */
export const MAP_STYLES = [
  'Original',
  'Grayscale',
  'Satellite',
  'MinimalDark',
  'MinimalLight',
  'MinimalBlue',
] as const

export type MapStyle = (typeof MAP_STYLES)[number]

/** The same by number, as the map view writes it (B3 L108). */
const NUMBERED: Readonly<Record<number, MapStyle>> = {
  1: 'Original',
  2: 'Grayscale',
  3: 'Satellite',
  4: 'MinimalLight',
  5: 'MinimalDark',
  6: 'MinimalBlue',
}

/** The name of a style that is written by number; anything else as it is. */
const styleName = (style: unknown): unknown => NUMBERED[style as number] ?? style

/** Where a map stands that says nothing else (decisions §3). */
export const DEFAULT_CENTRE = { lat: 40.7207559, lng: -74.0007613 } as const
/** How near such a map is (B3 L106). */
export const DEFAULT_ZOOM = 12

const text = z.optional(z.string())
const line = z._default(z.string(), '')
const yes = z._default(z.boolean(), true)
const no = z._default(z.boolean(), false)

const degrees = (limit: number) =>
  z.custom<number>(
    value => typeof value === 'number' && Math.abs(value) <= limit,
    `expected degrees from -${limit} to ${limit}`,
  )
const latitude = degrees(90)
const longitude = degrees(180)

const fields = z.object({
  /** Where the map looks, and where its marker stands: the centre unless it says otherwise (B3 L106). */
  location: z.object({
    mapLat: z._default(latitude, DEFAULT_CENTRE.lat),
    mapLng: z._default(longitude, DEFAULT_CENTRE.lng),
    mapZoom: z._default(notNegative(), DEFAULT_ZOOM),
    markerLat: z.optional(latitude),
    markerLng: z.optional(longitude),
    addressTitle: line,
    addressLine1: line,
    addressLine2: line,
    addressCountry: line,
  }),
  /** A name or a number of `MAP_STYLES`. */
  style: z._default(oneOf(MAP_STYLES), 'Original'),
  showLabels: yes,
  showTerrain: no,
  /** The buttons that zoom. */
  showControls: yes,
  /** Takes every button away, whatever `showControls` says. */
  disableDefaultUI: no,
  /** The map moves under the mouse; on touch screens two fingers move it, and one moves the page. */
  draggable: yes,
  /** The wheel zooms instead of moving the page. */
  scrollwheel: no,
  markerDraggable: no,
  /** The marker is a link to an external maps page (B2 L75). */
  linkOnClick: yes,
  /** Where the marker leads: `{query}`, `{lat}`, `{lng}`, `{zoom}` are filled in, or the query stands at its end. */
  linkTemplate: text,
  /** `leaflet` or `google`; by default Google where there is a key and no tiles. */
  provider: z.optional(oneOf(['leaflet', 'google'])),
  /** Address of the map's pictures, with `{z}`, `{x}`, `{y}`; also `{style}`, `{labels}`, `{terrain}`. */
  tileUrl: text,
  /** The same for the style Satellite. */
  satelliteUrl: text,
  /** Who made the map: text with links. It is always shown. */
  attribution: text,
  /** The nearest zoom that there are pictures for. */
  maxZoom: z._default(positive(), 19),
  /** Key of Google Maps, as it is. */
  apiKey: text,
  /** The same in base64. */
  gmak: text,
  language: text,
  region: text,
  /** What the map shows, for those who do not see it. */
  label: text,
  /** Height in percent of the width. */
  aspectRatio: z.optional(positive()),
  /** The same in steps of 5 percent, where there is no `aspectRatio`. */
  vSize: z.optional(positive()),
  /** What the server's HTML inside the block says. */
  server: z._default(z.object({ href: text, text: text, hasContent: no }), { hasContent: false }),
})

/** `data-block-json` of `<ashlar-map>`. A null says as much as nothing. */
export const mapSchema = z.pipe(z.pipe(z.transform(longNames), fields), z.transform(withMarker))

export type MapData = z.output<typeof mapSchema>
/** What the server's HTML can say of a map. */
export type MapContent = Partial<z.input<typeof fields>>

/** The short names of the map view (B3 L108) become those of its options. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  labels: 'showLabels',
  terrain: 'showTerrain',
  controls: 'showControls',
}

function longNames(data: unknown): unknown {
  if (!isRecord(data)) return data
  const entries = Object.entries(data).filter(([, value]) => value !== null)
  const short = entries.filter(([key]) => Object.hasOwn(SHORT_NAMES, key))
  const said = {
    ...Object.fromEntries(short.map(([key, value]) => [SHORT_NAMES[key], value])),
    ...Object.fromEntries(entries),
  } as Record<string, unknown>
  const { location, style } = said
  return {
    ...said,
    ...('style' in said && { style: styleName(style) }),
    location: isRecord(location)
      ? Object.fromEntries(Object.entries(location).filter(([, value]) => value !== null))
      : (location ?? {}),
  }
}

function withMarker(data: z.output<typeof fields>) {
  const { location } = data
  const { mapLat, mapLng, markerLat = mapLat, markerLng = mapLng } = location
  return { ...data, location: { ...location, markerLat, markerLng } }
}
