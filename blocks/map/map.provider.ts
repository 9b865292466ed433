import type { MapStyle } from './map.schema'
import type { MapSource } from './map.state'

/** A place on earth, in degrees. */
export interface Place {
  readonly lat: number
  readonly lng: number
}

/** What a map shows and how it answers. */
export interface MapOptions {
  readonly centre: Place
  readonly zoom: number
  readonly maxZoom: number
  readonly style: MapStyle
  readonly showLabels: boolean
  readonly showTerrain: boolean
  /** The provider's own buttons, where it brings some. */
  readonly showControls: boolean
  readonly draggable: boolean
  readonly scrollwheel: boolean
  readonly source: MapSource
  readonly satelliteUrl: string | undefined
  readonly marker: {
    readonly place: Place
    /** What stands there, for those who do not see it. */
    readonly label: string
    readonly title: string
    readonly link: string | undefined
    readonly draggable: boolean
  }
}

/** What a map tells the block. */
export interface MapListener {
  /** The marker stands somewhere else. */
  readonly markerMoved: (place: Place) => void
  /** None of its pictures could be had. */
  readonly failed: () => void
}

/** A map that is drawn. */
export interface DrawnMap {
  update(options: MapOptions): void
  zoomBy(steps: number): void
  remove(): void
}

/** A library that draws maps. */
export interface MapProvider {
  draw(canvas: HTMLElement, options: MapOptions, listener: MapListener): DrawnMap
  /** Whether the block's own buttons zoom. */
  readonly needsControls: boolean
}
