// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mapSettings } from '../../src/site/map-settings'
import { readAttribution } from './map.controls'
import { mapOptions } from './map.running'
import { DEFAULT_CENTRE, MAP_STYLES, mapSchema } from './map.schema'
import {
  decodeKey,
  foreignHost,
  heightRatio,
  mapSource,
  markerLink,
  OPEN_TILES,
  unshownOptions,
} from './map.state'

const BASE = 'https://shop.example/visit'
const read = (data: object) => z.parse(mapSchema, data)
const accepts = (data: object): boolean => z.safeParse(mapSchema, data).success

const ADDRESS = {
  addressTitle: 'Khora',
  addressLine1: '80 Asklipiou',
  addressLine2: 'Athina, 114 71',
  addressCountry: 'Greece',
}

describe('the data of a map', () => {
  it('has a default place and includes the address [MAP-01]', () => {
    expect(DEFAULT_CENTRE).toEqual({ lat: 40.7207559, lng: -74.0007613 })
    expect(read({}).location).toMatchObject({
      mapLat: DEFAULT_CENTRE.lat,
      mapLng: DEFAULT_CENTRE.lng,
      addressTitle: '',
      addressCountry: '',
    })
    expect(read({ location: { mapLat: 1, mapLng: 2, ...ADDRESS } }).location).toMatchObject({
      mapLat: 1,
      mapLng: 2,
      ...ADDRESS,
    })
  })

  it('puts the marker at the centre unless it has its own place [MAP-02]', () => {
    expect(read({ location: { mapLat: 1, mapLng: 2 } }).location).toMatchObject({
      markerLat: 1,
      markerLng: 2,
    })
    expect(
      read({ location: { mapLat: 1, mapLng: 2, markerLat: 3, markerLng: null } }).location,
    ).toMatchObject({ markerLat: 3, markerLng: 2 })
  })

  it('has the zoom level 12 by default [MAP-03]', () => {
    expect(read({}).location.mapZoom).toBe(12)
    expect(read({ location: { mapZoom: 10 } }).location.mapZoom).toBe(10)
  })

  it.each([
    ['showLabels', true],
    ['showTerrain', false],
    ['showControls', true],
    ['draggable', true],
    ['scrollwheel', false],
    ['disableDefaultUI', false],
    ['markerDraggable', false],
    ['linkOnClick', true],
  ] as const)('reads the option %s, %s by default [MAP-04]', (name, byItself) => {
    expect(read({})[name]).toBe(byItself)
    expect(read({ [name]: !byItself })[name]).toBe(!byItself)
    expect(accepts({ [name]: 'yes' })).toBe(false)
  })

  it('accepts six style names only [MAP-05] [MAP-04]', () => {
    expect(MAP_STYLES).toEqual([
      'Original',
      'Grayscale',
      'Satellite',
      'MinimalDark',
      'MinimalLight',
      'MinimalBlue',
    ])
    for (const style of MAP_STYLES) expect(read({ style }).style).toBe(style)
    expect(accepts({ style: 'Sepia' })).toBe(false)
    expect(read({}).style).toBe('Original')
  })

  it.each([
    [1, 'Original'],
    [2, 'Grayscale'],
    [3, 'Satellite'],
    [4, 'MinimalLight'],
    [5, 'MinimalDark'],
    [6, 'MinimalBlue'],
  ])('reads the style %i as %s [MAP-06]', (style, name) => {
    expect(read({ style }).style).toBe(name)
    expect(accepts({ style: 7 })).toBe(false)
  })

  it('accepts controls, terrain and labels in the format of map views [MAP-07]', () => {
    const view = { location: { mapZoom: 10 }, style: 1, labels: false, terrain: true, controls: false }
    expect(read(view)).toMatchObject({ showLabels: false, showTerrain: true, showControls: false })
    expect(read({ labels: false, showLabels: true }).showLabels).toBe(true)
  })

  it.each(['labels', 'terrain', 'controls', 'showLabels'])('names %s as the author wrote it', name => {
    const { error } = z.safeParse(mapSchema, { [name]: 'yes' })
    expect(error?.issues.map(({ path }) => path)).toEqual([[name]])
  })

  it.each([
    [{ location: { mapLat: 91 } }],
    [{ location: { mapLng: '-74' } }],
    [{ location: { mapZoom: -1 } }],
    [{ location: 7 }],
    [{ aspectRatio: 0 }],
    [{ provider: 'bing' }],
    [{ style: [5] }],
  ])('rejects %j', data => {
    expect(accepts(data)).toBe(false)
  })

  it('is as high as its ratio, or else as its height steps', () => {
    expect(heightRatio(read({ aspectRatio: 54.7, vSize: 12 }))).toBeCloseTo(0.547)
    expect(heightRatio(read({ aspectRatio: null, vSize: 12 }))).toBeCloseTo(0.6)
    expect(heightRatio(read({ vSize: null }))).toBe(undefined)
  })
})

describe('the source of a map', () => {
  const KEY = 'AIza-test'
  const own = { tileUrl: '/tiles/{z}/{x}/{y}.png', attribution: 'Ours' }

  it.each([
    ['nothing', {}, {}, { provider: 'leaflet', ...OPEN_TILES }],
    ['tiles of the block', own, {}, { provider: 'leaflet', ...own }],
    [
      'tiles of the page',
      {},
      { mapTiles: { url: own.tileUrl, attribution: 'Ours' } },
      { provider: 'leaflet', ...own },
    ],
    ['a key of the page', {}, { gmRenderKey: btoa(KEY) }, { provider: 'google', key: KEY }],
    [
      'a key of the block',
      { gmak: btoa(KEY), region: 'GB' },
      {},
      { provider: 'google', key: KEY, region: 'GB' },
    ],
    ['tiles and a key', own, { gmRenderKey: btoa(KEY) }, { provider: 'leaflet', ...own }],
    [
      'tiles, a key, and an explicit provider',
      { ...own, provider: 'google', apiKey: KEY, language: 'el' },
      {},
      { provider: 'google', key: KEY, language: 'el' },
    ],
    ['a key that is not base64', {}, { gmRenderKey: '%%%' }, { provider: 'leaflet', ...OPEN_TILES }],
    [
      'tiles of the block for its style',
      { ...own, style: 'Satellite', satelliteUrl: '/sat/{z}' },
      {},
      { provider: 'leaflet', ...own, tileUrl: '/sat/{z}', isForStyle: true },
    ],
    [
      'tiles of the page for the style',
      { ...own, style: 2 },
      { mapTiles: { styles: { Grayscale: '/grey/{z}', Satellite: '/sat/{z}' } } },
      { provider: 'leaflet', ...own, tileUrl: '/grey/{z}', isForStyle: true },
    ],
    [
      'values of the wrong type',
      {},
      { gmRenderKey: 7, mapTiles: 'x' },
      { provider: 'leaflet', ...OPEN_TILES },
    ],
  ])('is resolved from %s [MAP-12] [MAP-13]', (_, data, context, source) => {
    expect(mapSource(read(data), mapSettings(context))).toEqual(source)
  })

  it.each([
    [{ style: 'Grayscale' }, []],
    [
      { style: 'Satellite', showLabels: false, showTerrain: true },
      [
        'style: Satellite needs satelliteUrl, or mapTiles.styles.Satellite in the page context',
        'showLabels: the address of the tiles has no {labels}',
        'showTerrain: the address of the tiles has no {terrain}',
      ],
    ],
    [{ style: 3, labels: false, terrain: true, tileUrl: '/{style}/{labels}/{terrain}/{z}/{x}/{y}.png' }, []],
    [{ style: 'Satellite', satelliteUrl: '/sat/{z}' }, []],
    [{ style: 'Satellite', showLabels: false, apiKey: KEY }, []],
  ])('names what the tiles of %j cannot show [MAP-05] [MAP-07] [MAP-13]', (options, unshown) => {
    const data = read(options)
    expect(unshownOptions(mapSource(data, mapSettings({})), data)).toEqual(unshown)
  })

  it('decodes the key of the page context [MAP-12]', () => {
    expect(decodeKey(btoa(KEY))).toBe(KEY)
    expect(decodeKey('')).toBe(undefined)
  })

  it.each([
    ['/tiles/{z}/{x}/{y}.png', undefined],
    ['data:image/svg+xml,{z}', undefined],
    ['https://{s}.tiles.example/{z}', 'a.tiles.example'],
    [OPEN_TILES.tileUrl, 'tile.openstreetmap.org'],
  ])('requests %s only from %s', (tileUrl, host) => {
    expect(foreignHost({ provider: 'leaflet', tileUrl, attribution: '' }, BASE)).toBe(host)
  })
})

describe('the marker', () => {
  const at = { mapLat: 1.5, mapLng: -2 }
  const google = 'https://www.google.com/maps/search/?api=1&query='

  it.each([
    ['its coordinates', { location: at }, `${google}1.5%2C-2`],
    [
      'its address',
      { location: { ...at, ...ADDRESS } },
      `${google}80%20Asklipiou%2C%20Athina%2C%20114%2071%2C%20Greece`,
    ],
    [
      'another page',
      { location: at, linkTemplate: 'https://osm.example/?q=' },
      'https://osm.example/?q=1.5%2C-2',
    ],
    ['a filled page', { location: at, linkTemplate: '/go/{lat}/{lng}/{zoom}' }, '/go/1.5/-2/12'],
    ['the link of the server', { server: { href: '/how-to-find-us' } }, '/how-to-find-us'],
    ['nothing for a script URL', { location: at, linkTemplate: 'javascript:alert(1)//' }, undefined],
  ])('links to %s [MAP-08]', (_, data, link) => {
    expect(markerLink(read(data), BASE)).toBe(link)
  })

  it('has no link if it is disabled [MAP-04]', () => {
    const data = read({ linkOnClick: false })
    expect(mapOptions(data, mapSource(data, mapSettings({})), BASE).marker.link).toBe(undefined)
  })
})

it('parses the attribution as text and links, never as markup', () => {
  expect(
    readAttribution(
      '&copy; <a href="https://a.example">A &amp; B</a>, <b onclick=x>C</b> <a href="javascript:x">D</a>',
      BASE,
    ),
  ).toEqual([{ text: '© ' }, { text: 'A & B', href: 'https://a.example' }, { text: ', C ' }, { text: 'D' }])
})
