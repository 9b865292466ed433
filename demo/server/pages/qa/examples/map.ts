import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const LOCATION = {
  mapLat: 54.4609,
  mapLng: -3.0886,
  mapZoom: 15,
  addressTitle: 'The studio',
  addressLine1: '4 Kiln Lane',
  addressLine2: 'Fellside LA22 9XX',
  addressCountry: 'United Kingdom',
}
const TILES = {
  tileUrl: '/tiles/{z}/{x}/{y}',
  satelliteUrl: '/tiles/{z}/{x}/{y}?theme=satellite',
  attribution: 'A town that exists nowhere, © <a href="/">the studio</a>',
}
const STYLES = ['Grayscale', 'Satellite', 'MinimalLight', 'MinimalDark', 'MinimalBlue'] as const

/** Maps of the same place need distinct labels. */
const block = (label: string, data: object, inside = ''): string =>
  `<ashlar-map data-block-json='${json({ ...data, label })}'>${inside}</ashlar-map>`

const ADDRESS = `
  <address><strong>The studio</strong><br>4 Kiln Lane<br>Fellside LA22 9XX</address>
`

const VARIANTS: readonly Variant[] = [
  {
    title: 'Tiles of one’s own',
    note: 'The map loads immediately, since its tiles are the site’s own. The marker links to a maps page.',
    source: block('the studio', { location: LOCATION, ...TILES }, ADDRESS),
  },
  {
    title: 'Another company’s map',
    note: 'Nothing is requested from the provider before consent or a click.',
    source: block(
      'the studio, elsewhere',
      { location: LOCATION, tileUrl: 'https://tiles.invalid/{z}/{x}/{y}.png' },
      ADDRESS,
    ),
  },
  {
    title: 'A link alone',
    note: 'The location is read from the link to the maps page, which the marker uses too.',
    source: block(
      'how to find us',
      TILES,
      '<a href="https://www.openstreetmap.org/?mlat=54.4612&amp;mlon=-3.0881#map=16/54.4612/-3.0881">How to find us</a>',
    ),
  },
  ...STYLES.map(
    (style): Variant => ({
      title: style,
      note:
        style === 'Satellite'
          ? 'It has pictures of its own.'
          : 'The tiles are the same; the style colours them.',
      source: block(style, { location: LOCATION, ...TILES, style }),
    }),
  ),
  {
    title: 'Without buttons, low and wide',
    note: 'With the numbers and abbreviations of exported sites.',
    source: block('low and wide', {
      location: { ...LOCATION, markerLat: 54.4615, markerLng: -3.0875 },
      style: 4,
      controls: false,
      labels: true,
      terrain: false,
      aspectRatio: 30,
      vSize: null,
      ...TILES,
    }),
  },
  {
    title: 'A marker that can be moved',
    note: 'Moved with the mouse, or with the arrow keys when focused. Each move fires ashlar:change.',
    source: block('where we are', {
      location: LOCATION,
      ...TILES,
      markerDraggable: true,
      linkOnClick: false,
    }),
  },
  {
    title: 'In a narrow column, from right to left',
    note: 'The buttons and the attribution are mirrored.',
    isNarrow: true,
    source: `<div dir="rtl">${block('narrow', { location: LOCATION, ...TILES })}</div>`,
  },
]

/** All variants of the map. */
const mapPage: Page = {
  path: '/blocks/map',
  title: 'Map',
  description: 'The map block in all its variants.',
  frame: 'qa',
  body: () =>
    html`${introduction('Map', 'A map with a marker, and no third party before consent.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [mapPage]
