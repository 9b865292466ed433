import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Image',
  group: 'Pictures and media',
  description: 'One image at the right size, cropped around its focal point.',
  withoutScripts: 'the `<img>` itself',
  budget: 3150,
  priority: 'high',
  // A block that its author left empty has nothing to show.
  legacy: {
    types: ['image'],
    names: ['image', 'imageFluid'],
    onlyWhere: ':not(:has(.sqs-empty))',
    ownsImages: true,
  },
} satisfies BlockManifest
