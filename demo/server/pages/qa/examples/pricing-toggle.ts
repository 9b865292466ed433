import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const OFFERS = [
  {
    name: 'Friend',
    text: 'Every firing’s first look, before anybody else.',
    month: 6,
    points: ['A letter with each firing', 'Seconds at half the price'],
  },
  {
    name: 'Shelf',
    text: 'A place of your own in the workshop.',
    badge: 'Most chosen',
    month: 48,
    points: ['All that friends have', 'A shelf, and a key to it', 'Two firings a month'],
  },
  {
    name: 'Bench',
    text: 'For those who throw every day.',
    month: 120,
    points: ['All that a shelf has', 'A wheel of your own', 'Clay at the studio’s price'],
  },
]

/** One offer as a card: a title, a price and a button for each period, and a list. */
const offer = ({ name, text, badge, month, points }: (typeof OFFERS)[number]): string => `  <article>
    <h3>${name}</h3>${badge ? `\n    <strong data-period-badge>${badge}</strong>` : ''}
    <p>${text}</p>
    <p data-period="monthly"><strong>$${month}</strong> a month</p>
    <p data-period="yearly" data-period-rest><strong>$${month * 10}</strong> a year</p>
    <a data-period="monthly" href="/shop/p/a-cup-a-month">Join by the month</a>
    <a data-period="yearly" data-period-rest href="/shop/p/four-firings">Join by the year</a>
    <ul>${points.map(point => `<li>${point}</li>`).join('')}</ul>
  </article>`

const VARIANTS: readonly Variant[] = [
  {
    title: 'Offers to compare',
    note: 'Each article becomes a card. The one with a badge is recommended.',
    source: `<ashlar-pricing-toggle>
${OFFERS.map(offer).join('\n')}
</ashlar-pricing-toggle>`,
  },
  {
    title: 'Two periods',
    note: 'Each price and join button declares its period. Without scripts all are shown; data-period-rest marks those that are hidden initially.',
    source: `<ashlar-pricing-toggle>
  <article>
    <h3>Friend of the studio</h3>
    <p>Every firing’s first look, and the seconds before anybody else.</p>
    <p data-period="monthly"><strong>$6</strong> a month</p>
    <p data-period="yearly" data-period-rest><strong>$60</strong> a year, two months for nothing</p>
    <p data-period="monthly"><a class="button" href="/shop/p/a-cup-a-month">Join by the month</a></p>
    <p data-period="yearly" data-period-rest><a class="button" href="/shop/p/four-firings">Join by the year</a></p>
  </article>
</ashlar-pricing-toggle>`,
  },
  {
    title: 'The year first',
    note: 'The JSON sets the initial period and the button labels.',
    source: `<ashlar-pricing-toggle data-block-json='${json({ selected: 'yearly', titles: ['By the month', 'By the year'] })}'>
  <h3>A key to the workshop</h3>
  <p data-period="monthly" data-period-rest><strong>$80</strong> a month</p>
  <p data-period="yearly"><strong>$800</strong> a year</p>
</ashlar-pricing-toggle>`,
  },
  {
    title: 'From right to left',
    note: 'The labels are in the HTML.',
    source: `<ashlar-pricing-toggle dir="rtl" lang="ar" data-block-json='${json({ label: 'الفترة' })}'>
  <p data-period="monthly" data-period-title="شهريًا">‏6 دولارات في الشهر</p>
  <p data-period="yearly" data-period-rest data-period-title="سنويًا">‏60 دولارًا في السنة</p>
</ashlar-pricing-toggle>`,
  },
  {
    title: 'Without a choice',
    note: 'A single period needs no toggle.',
    source: `<ashlar-pricing-toggle>
  <p data-period="yearly"><strong>$60</strong> a year</p>
</ashlar-pricing-toggle>`,
  },
]

/** All variants of the pricing toggle. */
const pricingTogglePage: Page = {
  path: '/blocks/pricing-toggle',
  title: 'Pricing toggle',
  description: 'The pricing toggle in all its variants.',
  frame: 'qa',
  body: () =>
    html`${introduction('Pricing toggle', 'The same membership by month or by year.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [pricingTogglePage]
