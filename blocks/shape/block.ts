import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Shape',
  group: 'Pictures and media',
  description: 'A shape, with text inside or without.',
  withoutScripts: 'the shape, with square corners where scripts would round them',
  budget: 3000,
  // Newer pages name the component only.
  legacy: { types: ['shape'], carriers: '[data-definition-name="website.components.shape"]' },
} satisfies BlockManifest
