import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'A figure',
    note: 'The simplest markup: the server’s blockquote and figcaption are kept.',
    source: `<ashlar-quote>
  <figure>
    <blockquote><p>We bought six bowls in 2011. There are still six, and they are the ones that everybody reaches for.</p></blockquote>
    <figcaption>Ingrid Halvorsen, <a href="#a-figure">Fellside Inn</a></figcaption>
  </figure>
</ashlar-quote>`,
  },
  {
    title: 'A blockquote alone',
    note: 'A cite or footer after the paragraphs is the source.',
    source: `<ashlar-quote>
  <blockquote>
    <p>It came with a mallet and a note: ten minutes, no swearing.</p>
    <p>It took eleven, and there was some swearing.</p>
    <cite>A bench’s owner</cite>
  </blockquote>
</ashlar-quote>`,
  },
  {
    title: 'From JSON',
    note: 'An empty line starts a paragraph. The server’s paragraph is shown without scripts.',
    source: `<ashlar-quote data-block-json='${json({
      text: 'The glaze looks like weather.\n\nI mean that kindly.',
      source: 'The Kiln Review, spring 2026',
    })}'>
  <p>The Kiln Review, spring 2026, found that our glaze looks like weather, and meant it kindly.</p>
</ashlar-quote>`,
  },
  {
    title: 'Marks of the language',
    note: 'Two properties add quotation marks, which depend on lang.',
    source: `<ashlar-quote lang="de" style="--ashlar-quote-open: open-quote; --ashlar-quote-close: close-quote">
  <figure>
    <blockquote><p>Ein Hocker mit drei Beinen wackelt nicht. Vier Beine sind Hochmut.</p></blockquote>
    <figcaption>Aus dem Gästebuch</figcaption>
  </figure>
</ashlar-quote>`,
  },
  {
    title: 'Large and centred',
    note: 'Scale and alignment are properties too, so there is no layout shift.',
    source: `<ashlar-quote style="--ashlar-quote-scale: 2; --ashlar-quote-align: center">
  <figure>
    <blockquote><p>Made slowly, used every day.</p></blockquote>
    <figcaption>Over the door</figcaption>
  </figure>
</ashlar-quote>`,
  },
  {
    title: 'From right to left',
    note: 'Mirrored for right-to-left languages.',
    source: `<ashlar-quote dir="rtl" lang="ar" style="--ashlar-quote-open: open-quote; --ashlar-quote-close: close-quote">
  <figure>
    <blockquote><p>الطين يتذكر اليد التي صنعته.</p></blockquote>
    <figcaption>مثل قديم</figcaption>
  </figure>
</ashlar-quote>`,
  },
  {
    title: 'A long word in a narrow column',
    note: 'Words longer than the column wrap.',
    isNarrow: true,
    source: `<ashlar-quote>
  <figure>
    <blockquote><p>Donaudampfschifffahrtsgesellschaftskapitänskajütentürschlüssel holders are hard to throw.</p></blockquote>
    <figcaption>A commission</figcaption>
  </figure>
</ashlar-quote>`,
  },
  {
    title: 'Adopted markup',
    note: 'A quote in the markup of a hosted builder, adopted because the context says "adopt": "legacy".',
    source: `<div class="sqs-block quote-block sqs-block-quote" data-block-type="31"><div class="sqs-block-content">
  <figure class="block-animation-none">
    <blockquote data-animation-role="quote"><span>“</span>The jug pours. You would be surprised how many do not.<span>”</span></blockquote>
    <figcaption class="source">— A letter, 2019</figcaption>
  </figure>
</div></div>`,
  },
]

/** All variants of the quote. */
const quotePage: Page = {
  path: '/blocks/quote',
  title: 'Quote',
  description: 'The quote block in all its variants.',
  context: { adopt: 'legacy' },
  frame: 'qa',
  styles: ['adopted-quote.css'],
  body: () => html`${introduction('Quote', 'A quotation with its source.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [quotePage]
