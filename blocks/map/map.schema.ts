import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'
import { notNegative, oneOf, positive } from '../../src/data/fields/validators'

/** The names of the map styles [MAP-05]. */
export const MAP_STYLES = [
  'Original',
  'Grayscale',
  'Satellite',
  'MinimalDark',
  'MinimalLight',
  'MinimalBlue',
] as const

export type MapStyle = (typeof MAP_STYLES)[number]

/** The map styles by number, as in the map view [MAP-06]. */
const NUMBERED: Readonly<Record<number, MapStyle>> = {
  1: 'Original',
  2: 'Grayscale',
  3: 'Satellite',
  4: 'MinimalLight',
  5: 'MinimalDark',
  6: 'MinimalBlue',
}

/** A style as an author may write it. */
type StyleInput =
  | 'Original'
  | 'Grayscale'
  | 'Satellite'
  | 'MinimalDark'
  | 'MinimalLight'
  | 'MinimalBlue'
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6

/** The name of a numbered style; other values unchanged. */
const styleName = z.transform((style: StyleInput) => (typeof style === 'number' ? NUMBERED[style] : style))

/** The default centre [MAP-01]. */
export const DEFAULT_CENTRE = { lat: 40.7207559, lng: -74.0007613 } as const
/** The default zoom level [MAP-03]. */
export const DEFAULT_ZOOM = 12

const text = z.optional(z.string())
const line = z._default(z.string(), '')
const yes = z._default(z.boolean(), true)
const no = z._default(z.boolean(), false)
const maybe = z.optional(z.boolean())

const degrees = (limit: number) =>
  z.custom<number>(
    value => typeof value === 'number' && Math.abs(value) <= limit,
    `expected degrees from -${limit} to ${limit}`,
  )
const latitude = degrees(90)
const longitude = degrees(180)

const fields = z.object({
  /** The centre of the map, and the marker, by default at the centre [MAP-02]. */
  location: z.object({
    /** Latitude of the centre, in degrees. */
    mapLat: z._default(latitude, DEFAULT_CENTRE.lat),
    /** Longitude of the centre, in degrees. */
    mapLng: z._default(longitude, DEFAULT_CENTRE.lng),
    /** The zoom level: 0 is the world, 12 a town, 18 a street. */
    mapZoom: z._default(notNegative(), DEFAULT_ZOOM),
    /** Latitude of the marker, in degrees; by default the centre. */
    markerLat: z.optional(latitude),
    /** Longitude of the marker, in degrees; by default the centre. */
    markerLng: z.optional(longitude),
    /** The name of the place. */
    addressTitle: line,
    /** Street and number. */
    addressLine1: line,
    /** Town, region and postal code. */
    addressLine2: line,
    /** The country. */
    addressCountry: line,
  }),
  /** A name in `MAP_STYLES`, or its number [MAP-05] [MAP-06]. */
  style: z._default(z.pipe(styleName, oneOf(MAP_STYLES)), 'Original'),
  /** Shows the names of streets and places. */
  showLabels: yes,
  /** Shows hills and valleys. */
  showTerrain: no,
  /** The zoom buttons. */
  showControls: yes,
  /** Hides all controls, regardless of `showControls`. */
  disableDefaultUI: no,
  /** Allows panning by mouse, and by two fingers on touch screens. */
  draggable: yes,
  /** Zooms by the mouse wheel instead of scrolling the page. */
  scrollwheel: no,
  /** Lets the visitor move the marker, by dragging, by a click on the map or by the arrow keys. */
  markerDraggable: no,
  /** Links the marker to an external maps page [MAP-08]. */
  linkOnClick: yes,
  /** The URL of that page, with `{query}`, `{lat}`, `{lng}` and `{zoom}`; without them, the query is appended. */
  linkTemplate: text,
  /** `leaflet` or `google`; by default Google if there is a key and no `tileUrl`. */
  provider: z.optional(oneOf(['leaflet', 'google'])),
  /**
   * The URL of the tiles, with `{z}`, `{x}`, `{y}`, and optionally `{style}`, `{labels}`, `{terrain}`. By default those
   * of OpenStreetMap, or of `mapTiles` in the page context; a policy must allow their host in `img-src`.
   */
  tileUrl: text,
  /** The URL of the tiles for the style Satellite. */
  satelliteUrl: text,
  /** The attribution: text with links, always shown. */
  attribution: text,
  /** The maximum zoom level of the tiles. */
  maxZoom: z._default(positive(), 19),
  /** The API key of Google Maps, in plain text. */
  apiKey: text,
  /** The API key of Google Maps, in base64. */
  gmak: text,
  /** The language of the map of Google, such as `fr`; by default the browser’s. */
  language: text,
  /** The country whose view of borders Google shows, such as `IN`. */
  region: text,
  /** The accessible name of the map. */
  label: text,
  /** The height in percent of the width. */
  aspectRatio: z.optional(positive()),
  /** The height in steps of 5 percent, without `aspectRatio`. */
  vSize: z.optional(positive()),
  /** Short for `showLabels`, as in the map view [MAP-07]. */
  labels: maybe,
  /** Short for `showTerrain`. */
  terrain: maybe,
  /** Short for `showControls`. */
  controls: maybe,
  /** The server's HTML inside the block. Read from HTML only. */
  server: z._default(z.object({ href: text, text: text, hasContent: no }), { hasContent: false }),
})

/** `data-block-json` of `<ashlar-map>`. Null values are ignored. */
export const mapSchema = z.pipe(z.pipe(z.transform(withLocation), fields), z.transform(toData))

export type MapData = z.output<typeof mapSchema>
/** The part of the data that the server's HTML provides. */
export type MapContent = Partial<z.input<typeof fields>>

/** The options with a short name, which their own name overrides [MAP-07]. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  labels: 'showLabels',
  terrain: 'showTerrain',
  controls: 'showControls',
}

function withLocation(data: unknown): unknown {
  if (!isRecord(data)) return data
  const given = withoutNulls(data)
  const { location = {}, ...rest } = Object.fromEntries(
    Object.entries(given).filter(([key]) => !Object.hasOwn(given, SHORT_NAMES[key] ?? '')),
  )
  return { ...rest, location: isRecord(location) ? withoutNulls(location) : location }
}

const withoutNulls = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))

function toData({ labels, terrain, controls, ...data }: z.output<typeof fields>) {
  const { location, showLabels, showTerrain, showControls } = data
  const { mapLat, mapLng, markerLat = mapLat, markerLng = mapLng } = location
  return {
    ...data,
    showLabels: labels ?? showLabels,
    showTerrain: terrain ?? showTerrain,
    showControls: controls ?? showControls,
    location: { ...location, markerLat, markerLng },
  }
}
