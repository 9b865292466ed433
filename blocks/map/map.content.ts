import type { MapContent } from './map.schema'

/**
 * Reads the server's HTML: an address, a static picture, or a link to a maps page whose URL contains the place.
 */
export function readMap(serverNodes: readonly ChildNode[]): MapContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const link = elements
    .flatMap(element => [...(element.matches('a') ? [element] : []), ...element.querySelectorAll('a')])
    .find(found => found instanceof HTMLAnchorElement && found.href)
  const text = serverNodes
    .map(node => node.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  const hasPicture = elements.some(element => element.matches('img') || element.querySelector('img'))
  const href = link?.getAttribute('href') ?? undefined
  const place = href && readPlace(href)
  return {
    ...(place && { location: place }),
    server: {
      href,
      text: text || elements[0]?.querySelector('img')?.alt || undefined,
      hasContent: hasPicture || text !== '',
    },
  }
}

const NUMBER = '(-?\\d+(?:\\.\\d+)?)'
/** The place in the URLs of OpenStreetMap, Google and Apple maps, and of `geo:`. */
const PLACES: readonly RegExp[] = [
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`/@${NUMBER},${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|center|destination)=${NUMBER}(?:,|%2C)${NUMBER}`, 'i'),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d+/${NUMBER}/${NUMBER}`),
]
const ZOOM = /(?:#map=|[?&]zoom=|[?&]z=|\/@[-\d.]+,[-\d.]+,)(\d+(?:\.\d+)?)/

/** The place in the URL of a maps page, if any. */
function readPlace(href: string): MapContent['location'] {
  const [, lat, lng] = PLACES.map(pattern => pattern.exec(href)).find(found => found) ?? []
  if (lat === undefined || lng === undefined) return undefined
  const zoom = ZOOM.exec(href)?.[1]
  const [mapLat, mapLng] = [Number(lat), Number(lng)]
  if (Math.abs(mapLat) > 90 || Math.abs(mapLng) > 180) return undefined
  return { mapLat, mapLng, ...(zoom && { mapZoom: Number(zoom) }) }
}
