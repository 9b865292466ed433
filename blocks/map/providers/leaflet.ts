import {
  map as createMap,
  marker as createMarker,
  divIcon,
  type LatLngTuple,
  type Marker,
  type TileLayer,
  tileLayer,
} from 'leaflet/dist/leaflet-src.esm.js'
import { dom } from '../../../src/data/core/dom'
import css from '../map.leaflet.css?inline'
import type { DrawnMap, MapListener, MapOptions, MapProvider, Place } from '../map.provider'
import { createPin, PIN_SIZE } from './pin'

// Adopted with the first map.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
dom.adoptedStyleSheets.push(sheet)

/** Renders maps with Leaflet and the owner's tiles. */
export const leaflet: MapProvider = { draw, needsControls: true }

function draw(canvas: HTMLElement, options: MapOptions, listener: MapListener): DrawnMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(canvas, {
    // The block has its own controls.
    zoomControl: false,
    attributionControl: false,
    center: tuple(options.centre),
    zoom: Math.min(options.zoom, options.maxZoom),
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    scrollWheelZoom: false,
    dragging: false,
  })
  const sayZoom = (): void => {
    canvas.dataset['zoom'] = `${map.getZoom()}`
  }
  map.on('zoomend', sayZoom)
  sayZoom()
  // A click alternative to dragging (WCAG 2.5.7); Leaflet fires none after a drag.
  map.on('click', ({ latlng }) => {
    if (!now.marker.draggable) return
    pin?.setLatLng(latlng)
    listener.markerMoved({ lat: latlng.lat, lng: latlng.lng })
  })
  let now = options
  let tiles: TileLayer | undefined
  let pin: Marker | undefined
  show(options)
  const resizes = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resizes.observe(canvas)

  return {
    update(next) {
      const before = now
      now = next
      if (hasMoved(before, next)) map.setView(tuple(next.centre), next.zoom, { animate: false })
      show(next)
    },
    zoomBy: steps => void map.zoomIn(steps),
    remove() {
      resizes.disconnect()
      map.remove()
    },
  }

  function show(options: MapOptions): void {
    const { source, style } = options
    // Tiles of their own have the colours of the style; other tiles are coloured.
    canvas.dataset['style'] = source.provider === 'leaflet' && source.isForStyle ? 'Original' : style
    map.setMaxZoom(options.maxZoom)
    const mayDrag = options.draggable && !matchMedia('(pointer: coarse)').matches
    map.dragging[mayDrag ? 'enable' : 'disable']()
    map.scrollWheelZoom[options.scrollwheel ? 'enable' : 'disable']()
    const known = tiles
    tiles = showTiles(options)
    if (known !== tiles) known?.remove()
    pin?.remove()
    pin = createPinMarker(options, listener).addTo(map)
  }

  function showTiles(options: MapOptions): TileLayer {
    const url = tileAddress(options)
    if (tiles?.options.id === url) return tiles
    let isAnyThere = false
    return tileLayer(url, {
      id: url,
      maxZoom: options.maxZoom,
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
      .on('tileload', () => {
        isAnyThere = true
      })
      .on('load', () => {
        // Deferred, because the map is removed while Leaflet handles the tile.
        if (!isAnyThere) queueMicrotask(listener.failed)
      })
      .addTo(map)
  }
}

/** The URL of the tiles for some options. */
function tileAddress({ source, style, showLabels, showTerrain }: MapOptions): string {
  return (source.provider === 'leaflet' ? source.tileUrl : '')
    .replaceAll('{style}', style)
    .replaceAll('{labels}', showLabels ? 'all' : 'nolabels')
    .replaceAll('{terrain}', showTerrain ? 'terrain' : 'plain')
}

function createPinMarker({ marker }: MapOptions, listener: MapListener): Marker {
  const pin = createPin(marker)
  const moved = createMarker(tuple(marker.place), {
    icon: divIcon({
      html: pin,
      className: 'map__marker',
      iconSize: [PIN_SIZE.width, PIN_SIZE.height],
      iconAnchor: [PIN_SIZE.width / 2, PIN_SIZE.height],
    }),
    // The link inside is focusable.
    keyboard: false,
    draggable: marker.draggable,
  })
  // Native dragging of the link would interfere with the marker's.
  pin.draggable = false
  let isDragged = false
  moved.on('dragstart', () => {
    isDragged = true
  })
  moved.on('dragend', () => {
    listener.markerMoved(placeOf(moved))
    setTimeout(() => {
      isDragged = false
    })
  })
  pin.addEventListener('click', event => {
    if (isDragged) event.preventDefault()
  })
  if (marker.draggable) moveByKeys(pin, moved, listener)
  return moved
}

/** Distance per arrow key. */
const KEY_STEP_PX = 10
const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the marker with the arrow keys, as an alternative to dragging. */
function moveByKeys(pin: HTMLElement, marker: Marker, listener: MapListener): void {
  pin.tabIndex = 0
  pin.addEventListener('keydown', event => {
    const step = KEYS[event.key]
    const map = step && marker['_map']
    if (!map) return
    event.preventDefault()
    event.stopPropagation()
    const at = map.latLngToContainerPoint(marker.getLatLng())
    marker.setLatLng(map.containerPointToLatLng([at.x + step[0] * KEY_STEP_PX, at.y + step[1] * KEY_STEP_PX]))
    listener.markerMoved(placeOf(marker))
  })
}

function placeOf(marker: Marker): Place {
  const { lat, lng } = marker.getLatLng()
  return { lat, lng }
}

const tuple = ({ lat, lng }: Place): LatLngTuple => [lat, lng]

const hasMoved = (one: MapOptions, other: MapOptions): boolean =>
  one.centre.lat !== other.centre.lat || one.centre.lng !== other.centre.lng || one.zoom !== other.zoom
