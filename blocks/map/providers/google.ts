import { dom, globalOf } from '../../../src/data/core/dom'
import { createThirdPartyScript } from '../../../src/dom/trusted-code'
import type { DrawnMap, MapListener, MapOptions, MapProvider } from '../map.provider'
import type { MapSource } from '../map.state'
import { googleLook } from './google-look'

type GoogleSource = Extract<MapSource, { provider: 'google' }>

/** The used part of Google's library. */
interface GoogleMaps {
  readonly Map: new (canvas: HTMLElement, options: object) => GoogleMap
  readonly Marker: new (options: object) => GoogleMarker
}
interface GoogleMap {
  setOptions(options: object): void
  addListener(type: string, listener: (event: { latLng: GooglePlace }) => void): void
  getZoom(): number
  setZoom(zoom: number): void
}
interface GooglePlace {
  lat(): number
  lng(): number
}
interface GoogleMarker {
  setOptions(options: object): void
  setMap(map: null): void
  addListener(type: string, listener: () => void): void
  getPosition(): GooglePlace
  setPosition(place: GooglePlace): void
}

/** The URL of Google's script, with key, language and region. */
export function googleScript({ key, language, region }: GoogleSource): string {
  const address = new URL('https://maps.googleapis.com/maps/api/js?v=weekly&loading=async')
  address.searchParams.set('key', key)
  if (language) address.searchParams.set('language', language)
  if (region) address.searchParams.set('region', region)
  return address.href
}

/** Loads Google Maps, only once per page: the first map's key, language and region apply. */
export async function loadGoogle(source: GoogleSource): Promise<MapProvider> {
  const importLibrary = readImport() ?? (await loadScript(googleScript(source)))
  const [maps, marker] = await Promise.all([importLibrary('maps'), importLibrary('marker')])
  return googleProvider({ ...maps, ...marker } as GoogleMaps)
}

type ImportLibrary = (name: string) => Promise<object>

function readImport(): ImportLibrary | undefined {
  const maps = Object(Object(globalOf('google')).maps)
  return typeof maps.importLibrary === 'function' ? name => maps.importLibrary(name) : undefined
}

function loadScript(src: string): Promise<ImportLibrary> {
  return new Promise((done, fail) => {
    const script = createThirdPartyScript(src)
    script.onload = () => {
      const found = readImport()
      if (found) done(found)
      else fail(new Error(`no google.maps in ${script.src}`))
    }
    script.onerror = () => {
      script.remove()
      fail(new Error(`no answer from ${new URL(src).host}`))
    }
    dom.head.append(script)
  })
}

function googleProvider({ Map: GoogleMap, Marker }: GoogleMaps): MapProvider {
  return {
    needsControls: false,
    draw(canvas: HTMLElement, options: MapOptions, listener: MapListener): DrawnMap {
      let { marker } = options
      const map = new GoogleMap(canvas, googleLook(options))
      const pin = new Marker({ map, ...markerOptions(marker) })
      pin.addListener('click', () => {
        if (marker.link) window.open(marker.link, '_blank', 'noopener')
      })
      const moved = (): void => {
        const at = pin.getPosition()
        listener.markerMoved({ lat: at.lat(), lng: at.lng() })
      }
      pin.addListener('dragend', moved)
      // A click alternative to dragging (WCAG 2.5.7).
      map.addListener('click', ({ latLng }) => {
        if (!marker.draggable) return
        pin.setPosition(latLng)
        moved()
      })
      return {
        update(next) {
          marker = next.marker
          map.setOptions(googleLook(next))
          pin.setOptions(markerOptions(marker))
        },
        zoomBy: steps => map.setZoom(map.getZoom() + steps),
        remove() {
          pin.setMap(null)
          canvas.replaceChildren()
        },
      }
    },
  }
}

const markerOptions = ({ place, label, link, draggable }: MapOptions['marker']): object => ({
  position: place,
  title: label,
  clickable: link !== undefined,
  draggable,
})
