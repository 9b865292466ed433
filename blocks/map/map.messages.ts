import { translatable } from '../../src/locale/core/translatable'

/** The texts of the map block. */
export const MESSAGES = translatable('map', {
  show: 'Show the map',
  from: (host: string): string => `The map comes from ${host}, which can see your visit.`,
  loading: 'The map is loading.',
  failed: 'The map could not be loaded.',
  tilesFailed: 'The map images could not be loaded.',
  again: 'Try again',
  map: 'Map',
  mapOf: (place: string): string => `Map: ${place}`,
  marker: 'Marker',
  opens: (place: string): string => `${place} (opens a maps page)`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
})
