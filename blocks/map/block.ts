import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Map',
  group: 'Places and bookings',
  reservesBox: true,
  description: 'A map with one marker.',
  withoutScripts: 'the address, a link to a maps page or a static picture',
  // Without the library that draws it, which is lazy.
  budget: 5850,
  events: ['change'],
  legacy: { types: ['map'] },
} satisfies BlockManifest

/** The details of the block's events. */
export interface MapEvents {
  /** The visitor has moved the marker. */
  readonly change: { readonly marker: { readonly lat: number; readonly lng: number } }
}
