import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Reservation',
  group: 'Places and bookings',
  reservesBox: true,
  description: 'A table reservation with OpenTable.',
  withoutScripts: 'a link to OpenTable',
  budget: 3270,
  // A frame that shows its content already stays in place: a move would load it again.
  legacy: {
    types: ['opentable', 'opentableV2', 'scheduling'],
    names: ['opentable', 'opentable-v2', 'acuity', 'scheduling', 'reservation'],
    onlyWhere: ':not(:has(iframe))',
  },
} satisfies BlockManifest
