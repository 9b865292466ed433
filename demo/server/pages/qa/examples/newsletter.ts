import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'A sign-up of the server’s own',
    note: 'Without scripts the browser posts it to the server.',
    source: `<ashlar-newsletter>
  <form action="/api/form/SaveFormSubmission" method="post">
    <input type="hidden" name="formId" value="letters">
    <div class="newsletter__row">
      <span class="form__error"></span>
      <label class="newsletter__label" for="letters-email">Email Address</label>
      <input class="newsletter__input" id="letters-email" name="email" type="email" autocomplete="email" required>
      <button class="newsletter__button">Sign Up</button>
    </div>
  </form>
</ashlar-newsletter>`,
  },
  {
    title: 'From JSON',
    note: 'With a title, a text and a disclaimer.',
    source: `<ashlar-newsletter data-block-json='${json({
      formId: 'firings',
      title: 'Letters from the kiln',
      description: 'Four a year, one for each firing.',
      footnote: 'We write to you and tell nobody.',
      buttonText: 'Subscribe',
    })}'></ashlar-newsletter>`,
  },
  {
    title: 'With the name',
    note: 'requestName adds first and last name.',
    source: `<ashlar-newsletter data-block-json='${json({ formId: 'names', title: 'Workshops', requestName: true })}'></ashlar-newsletter>`,
  },
  {
    title: 'In a narrow column',
    note: 'Below 320 px the block has the class small-container.',
    isNarrow: true,
    source: `<ashlar-newsletter style="max-inline-size: 18rem" data-block-json='${json({ formId: 'narrow', title: 'Seconds' })}'></ashlar-newsletter>`,
  },
]

/** All variants of the newsletter sign-up. */
const newsletterPage: Page = {
  path: '/blocks/newsletter',
  title: 'Newsletter',
  description: 'The newsletter block in all its variants.',
  frame: 'qa',
  body: () =>
    html`${introduction('Newsletter', 'A sign-up form that shows its result in place.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [newsletterPage]
