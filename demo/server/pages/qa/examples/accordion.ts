import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'
import { plainPicture } from '../../picture.ts'

const LONG = Array.from(
  { length: 8 },
  (_, index) =>
    `<p>${index + 1}. Wedge the clay until it is even, centre it without hurry, open it with the thumbs and lift the wall in three pulls. Leave it until it is leather-hard, turn the foot, and let it dry for a week under a cloth.</p>`,
).join('\n    ')

const VARIANTS: readonly Variant[] = [
  {
    title: 'From details elements',
    note: 'The simplest markup. Without scripts the browser opens and closes the items.',
    source: `<ashlar-accordion>
  <details><summary>Shipping</summary><p>Two days within the country, five beyond it.</p></details>
  <details><summary>Returns</summary><p>Thirty days, in the box it came in.</p></details>
  <details><summary>Care</summary><p>Warm water, a soft cloth, and <a href="#care">patience</a>.</p></details>
</ashlar-accordion>`,
  },
  {
    title: 'From headings',
    note: 'Each heading of the highest level starts an item. Without scripts the text is shown as it is.',
    source: `<ashlar-accordion>
  <h3>Which clay</h3>
  <p>A stoneware body with a little iron.</p>
  <h3>Which glaze</h3>
  <p>Ash and feldspar.</p>
  <p>Nothing that scratches off.</p>
</ashlar-accordion>`,
  },
  {
    title: 'From JSON',
    note: 'Items in data-block-json. The server’s paragraph is shown without scripts; the reserved height prevents layout shift.',
    source: `<ashlar-accordion style="min-block-size: 8.0625rem" data-block-json='${json({
      items: [
        { title: 'How heavy is the bench?', content: 'Nineteen kilograms.' },
        { title: 'How long is it?', content: 'One metre eighty.\n\nLonger on request.' },
      ],
    })}'>
  <p>The bench weighs nineteen kilograms and is one metre eighty long.</p>
</ashlar-accordion>`,
  },
  {
    title: 'JSON in a script',
    note: 'For systems that mangle attributes: the first child script contains the data.',
    source: `<ashlar-accordion style="min-block-size: 8.0625rem">
  <script type="application/json">${JSON.stringify({
    items: [
      { title: 'Firing', content: 'To 1280 °C, in eleven hours.' },
      { title: 'Cooling', content: 'Two days; the door stays shut.' },
    ],
  })}</script>
  <p>We fire to 1280 °C and let the kiln cool for two days.</p>
</ashlar-accordion>`,
  },
  {
    title: 'Several open at once',
    note: 'allowMultiple: opening one leaves the others alone.',
    source: `<ashlar-accordion data-block-json='{"allowMultiple":true}'>
  <details><summary>Ash</summary><p>Pale, springy, for seats.</p></details>
  <details><summary>Oak</summary><p>Heavy, for tops.</p></details>
  <details><summary>Beech</summary><p>For mallets and wedges.</p></details>
</ashlar-accordion>`,
  },
  {
    title: 'First item open',
    note: 'openFirst. The server writes the open attribute too, so there is no layout shift.',
    source: `<ashlar-accordion data-block-json='{"openFirst":true}'>
  <details open><summary>Opening hours</summary><p>Thursday to Saturday, ten to five.</p></details>
  <details><summary>Parking</summary><p>Behind the chapel.</p></details>
</ashlar-accordion>`,
  },
  {
    title: 'On a div',
    note: 'data-ashlar, for systems that strip unknown tags, with a reserved height.',
    source: `<div data-ashlar="accordion" style="min-block-size: 8.0625rem">
  <details><summary>By train</summary><p>Forty minutes, then the bus.</p></details>
  <details><summary>By bicycle</summary><p>The last hill is the worst.</p></details>
</div>`,
  },
  {
    title: 'Adopted markup',
    note: 'A list in the markup of a hosted builder, adopted because the context says "adopt": "legacy".',
    source: legacy([
      ['Seconds', 'Small flaws, half the price, on the table by the door.'],
      ['Workshops', 'One Sunday a month. Bring an apron.'],
    ]),
  },
  {
    title: 'Long content',
    note: 'A panel taller than the screen.',
    source: `<ashlar-accordion>
  <details><summary>How a bowl is made, at length</summary>
    ${LONG}
  </details>
  <details><summary>How a bowl is made, in short</summary><p>Slowly.</p></details>
</ashlar-accordion>`,
  },
  {
    title: 'A block inside',
    note: 'A picture and another accordion inside a panel; both are upgraded.',
    source: `<ashlar-accordion>
  <details><summary>The stool</summary>
    <ashlar-image>${plainPicture('stool')}</ashlar-image>
  </details>
  <details><summary>Its parts</summary>
    <ashlar-accordion>
      <details><summary>The seat</summary><p>One board, hollowed by hand.</p></details>
      <details><summary>The legs</summary><p>Three, so it never rocks.</p></details>
    </ashlar-accordion>
  </details>
</ashlar-accordion>`,
  },
]

/** All variants of the accordion. */
const accordion: Page = {
  path: '/blocks/accordion',
  title: 'Accordion',
  description: 'The accordion block in all its variants.',
  context: { adopt: 'legacy' },
  frame: 'qa',
  body: () =>
    html`${introduction('Accordion', 'Items that open and close: one at a time, or several if allowed.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [accordion]

function legacy(items: readonly (readonly [title: string, text: string])[]): string {
  return `<div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69"><div class="sqs-block-content">
  <ul class="accordion-items-container" data-should-allow-multiple-open-items="" data-is-divider-enabled="true" data-is-first-divider-visible="" data-is-last-divider-visible="true" data-is-expanded-first-item="" data-accordion-title-alignment="left" data-accordion-description-alignment="left" data-accordion-description-placement="left" data-accordion-icon-placement="right">
${items.map(legacyItem).join('\n')}
  </ul>
</div></div>`
}

function legacyItem([title, text]: readonly [title: string, text: string]): string {
  return `    <li class="accordion-item">
      <h4 aria-level="3" role="heading" class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${title}</span><div class="accordion-icon-container" data-is-open="false" aria-hidden="true"><div class="plus"><div class="plus__horizontal-line"></div><div class="plus__vertical-line"></div></div></div></button></h4>
      <div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>${text}</p></div></div>
      <div class="accordion-divider" aria-hidden="true"></div>
    </li>`
}
