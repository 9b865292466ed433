import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'A link',
    note: 'The server’s own link, which works without scripts.',
    source: `<ashlar-button><a href="/shop">See the shop</a></ashlar-button>`,
  },
  {
    title: 'Sizes and variants',
    note: 'From JSON: small, medium and large; primary, secondary and tertiary.',
    source: (
      [
        ['large', 'primary', 'Book a table'],
        ['medium', 'secondary', 'See the menu'],
        ['small', 'tertiary', 'How to get here'],
      ] as const
    )
      .map(
        ([size, variant, buttonText]) =>
          `<ashlar-button data-block-json='${json({ buttonText, clickthroughUrl: '/shop', size, variant })}' style="min-block-size: 3.5rem"></ashlar-button>`,
      )
      .join('\n'),
  },
  {
    title: 'In its colours',
    note: 'Custom properties set its colours and its alignment.',
    source: `<ashlar-button style="--ashlar-button-background: var(--accent); --ashlar-button-color: var(--on-accent); --ashlar-button-align: center"
  data-block-json='${json({ buttonText: 'Four firings a year', clickthroughUrl: '/shop' })}'>
  <a href="/shop">Four firings a year, and one now</a>
</ashlar-button>`,
  },
  {
    title: 'A long text in a narrow column',
    note: 'The text wraps within the column.',
    isNarrow: true,
    source: `<ashlar-button><a href="/shop">Everything that came out of the kiln last Friday, and one thing that did not</a></ashlar-button>`,
  },
  {
    title: 'From right to left',
    note: 'Aligned to the right in right-to-left languages.',
    source: `<ashlar-button dir="rtl" lang="ar"><a href="/shop">إلى المتجر</a></ashlar-button>`,
  },
  {
    title: 'Adopted markup',
    note: 'A button in the markup of a hosted builder, adopted because the context says "adopt": "legacy".',
    source: `<div class="sqs-block button-block sqs-block-button" data-block-type="53" id="block-visit"><div class="sqs-block-content">
  <div class="sqs-block-button-container sqs-block-button-container--center" data-alignment="center" data-button-size="medium" data-button-type="primary">
    <a href="/shop" class="sqs-block-button-element--medium sqs-button-element--primary sqs-block-button-element">Visit the shop</a>
  </div>
</div></div>`,
  },
]

/** All variants of the button. */
const buttonPage: Page = {
  path: '/blocks/button',
  title: 'Button',
  description: 'The button block in all its variants.',
  context: { adopt: 'legacy' },
  frame: 'qa',
  body: () => html`${introduction('Button', 'A link that looks like a button.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [buttonPage]
