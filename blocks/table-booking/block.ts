import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Table booking',
  group: 'Places and bookings',
  reservesBox: true,
  description: 'A table booking with Tock.',
  withoutScripts: 'a link to Tock',
  budget: 3230,
  // A frame that shows its content already stays in place: a move would load it again.
  legacy: { types: ['tock'], names: ['tock', 'table-booking'], onlyWhere: ':not(:has(iframe))' },
} satisfies BlockManifest
