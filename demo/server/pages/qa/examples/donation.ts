import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'A form of the server’s own',
    note: 'The amounts are in the HTML, so they can be chosen without scripts.',
    source: `<ashlar-donation>
  <form action="/checkout/donate">
    <input type="hidden" name="donatePageId" value="kiln">
    <fieldset class="donation__amounts">
      <legend>For a new kiln</legend>
      <label class="donation__amount"><input type="radio" name="amount" value="15.00"><span>$15</span></label>
      <label class="donation__amount"><input type="radio" name="amount" value="40.00" checked><span>$40</span></label>
      <label class="donation__amount"><input type="radio" name="amount" value="other"><span>Another amount</span></label>
      <label class="donation__other"><span>In dollars</span><input name="otherAmount" inputmode="decimal" autocomplete="off"></label>
    </fieldset>
    <button>Donate</button>
  </form>
</ashlar-donation>`,
  },
  {
    title: 'A button',
    note: 'Opens the donation page, which asks for the amount.',
    source: `<ashlar-donation data-block-json='${json({ donatePageId: 'apprentice' })}'>
  <p>A year at the wheel costs an apprentice nothing, because many give a little.</p>
  <a href="/checkout/donate?donatePageId=apprentice">Donate</a>
</ashlar-donation>`,
  },
  {
    title: 'Amounts from JSON',
    note: 'The block renders the amounts above the server’s button and adds the chosen one to its link.',
    source: `<ashlar-donation data-block-json='${json({ donatePageId: 'kiln', amounts: [1000, 2500, 10000], customAmount: true })}'>
  <a href="/checkout/donate?donatePageId=kiln">Give for the kiln</a>
</ashlar-donation>`,
  },
  {
    title: 'From right to left',
    note: 'In another currency.',
    source: `<ashlar-donation dir="rtl" lang="he" data-block-json='${json({ donatePageId: 'kiln', amounts: [5000, 12000], currency: 'ILS', label: 'סכום' })}'>
  <a href="/checkout/donate?donatePageId=kiln">תרומה</a>
</ashlar-donation>`,
  },
  {
    title: 'Adopted markup',
    note: 'A donation in the markup of a hosted builder, adopted because the context says "adopt": "legacy".',
    source: `<div class="sqs-block donation-block sqs-block-donation" data-block-type="52" data-block-json='${json({ donatePageId: 'kiln' })}'><div class="sqs-block-content">
  <div class="sqs-donate-button-wrapper"><button type="button" class="button sqs-donate-button">Donate</button></div>
</div></div>`,
  },
]

/** All variants of the donation block. */
const donationPage: Page = {
  path: '/blocks/donation',
  title: 'Donation',
  description: 'The donation block in all its variants.',
  context: { adopt: 'legacy' },
  frame: 'qa',
  body: () =>
    html`${introduction('Donation', 'A button and amounts that open the donation page. No real payments.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [donationPage]
