import type { MapStyle } from './map.schema'
import type { MapSource } from './map.state'

/** A geographic position, in degrees. */
export interface Place {
  readonly lat: number
  readonly lng: number
}

/** The options of a map. */
export interface MapOptions {
  readonly centre: Place
  readonly zoom: number
  readonly maxZoom: number
  readonly style: MapStyle
  readonly showLabels: boolean
  readonly showTerrain: boolean
  /** Shows the provider's own controls, if it has any. */
  readonly showControls: boolean
  readonly draggable: boolean
  readonly scrollwheel: boolean
  readonly source: MapSource
  readonly marker: {
    readonly place: Place
    /** The accessible name of the marker. */
    readonly label: string
    readonly title: string
    readonly link: string | undefined
    readonly draggable: boolean
  }
}

/** The events of a map. */
export interface MapListener {
  /** The visitor has moved the marker. */
  readonly markerMoved: (place: Place) => void
  /** No tile could be loaded. */
  readonly failed: () => void
}

/** A rendered map. */
export interface DrawnMap {
  update(options: MapOptions): void
  zoomBy(steps: number): void
  remove(): void
}

/** A map library. */
export interface MapProvider {
  draw(canvas: HTMLElement, options: MapOptions, listener: MapListener): DrawnMap
  /** The block renders the zoom buttons. */
  readonly needsControls: boolean
}
