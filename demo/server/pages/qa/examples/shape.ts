import { html } from 'hono/html'
import { SHAPE_NAMES } from '../../../../../src/media/shapes/shapes.ts'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const DROP = { angle: 150, distance: { value: 10, unit: 'px' }, blur: { value: 18, unit: 'px' } }

const shape = (data: object, style = '', inside = ''): string =>
  `<ashlar-shape${style && ` style="${style}"`} data-block-json='${json(data)}'>${inside}</ashlar-shape>`

const VARIANTS: readonly Variant[] = [
  {
    title: 'Every shape',
    note: 'Each shape has its natural height: 100 % of its width, 150 % if it is tall, 67 % if it is wide.',
    source: `<div style="display: grid; grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr)); gap: 1.5rem; align-items: end">
${SHAPE_NAMES.map(name => `  ${shape({ shape: name }, '--ashlar-shape-color: var(--accent)')}`).join('\n')}
</div>`,
  },
  {
    title: 'With words',
    note: 'The server’s content is centred, and the shape grows with it.',
    source: shape(
      { shape: 'circle' },
      'max-inline-size: 14rem; margin-inline: auto; --ashlar-shape-color: var(--accent); color: var(--on-accent)',
      '<p style="color: inherit"><strong>Kiln day</strong><br>5 December, from ten</p>',
    ),
  },
  {
    title: 'Drop shadow',
    note: 'The shadow follows the shape, not the box.',
    source: shape(
      { shape: 'hexagon', dropShadow: DROP, label: 'Six sides' },
      'max-inline-size: 12rem; margin-inline: auto; --ashlar-shape-color: var(--accent)',
    ),
  },
  {
    title: 'As high as its neighbour',
    note: 'With stretch it fills the available height.',
    source: `<div style="display: grid; grid-template-columns: 5rem 1fr; gap: 1.5rem; block-size: 12rem">
  ${shape({ shape: 'arch', stretch: true }, '--ashlar-shape-color: var(--accent)')}
  <p>The doorway of the old smithy is this high and no wider. Whatever goes through it was made to.</p>
</div>`,
  },
  {
    title: 'Adopted markup',
    note: 'A shape in the markup of a hosted builder stays as it is drawn, and keeps its natural height where the builder’s style sheet is missing.',
    source: `<div class="sqs-block website-component-block sqs-block-website-component" data-block-type="1337" data-definition-name="website.components.shape" style="--shape-block-background-color: var(--accent); max-inline-size: 16rem"><div class="sqs-block-content">
  <div class="sqs-shape-block-container sqs-block-alignment-wrapper" data-stretched-to-fill="" data-shape-name="rectangle" data-blend-mode="normal">
    <div class="sqs-shape sqs-shape-rectangle" style="width: 100%; height: 100%;"></div>
  </div>
</div></div>`,
  },
]

/** All variants of the shape. */
const shapePage: Page = {
  path: '/blocks/shape',
  title: 'Shape',
  description: 'The shape block in all its variants.',
  context: { adopt: 'legacy' },
  frame: 'qa',
  body: () => html`${introduction('Shape', 'A plain shape, or one with text.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [shapePage]
