import { html } from 'hono/html'
import type { Page } from '../page.ts'
import { introduction, json, showVariants, type Variant } from '../variants.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'The way in',
    note: 'A link to the login’s page; with scripts, the login stands above this one.',
    source: `<ashlar-member-area data-block-json='${json({ member: null, afterLogin: '/account' })}'>
  <p>For those who keep a shelf with us. <a href="/account">Log in</a></p>
</ashlar-member-area>`,
  },
  {
    title: 'From JSON',
    note: 'It knows by itself whether somebody has logged in here.',
    source: '<ashlar-member-area></ashlar-member-area>',
  },
  {
    title: 'A member',
    note: 'The server knows who it is.',
    source: `<ashlar-member-area data-block-json='${json({ member: { name: 'Ingrid' } })}'></ashlar-member-area>`,
  },
  {
    title: 'From right to left',
    note: 'A long name breaks; a height keeps its room.',
    isNarrow: true,
    source: `<ashlar-member-area dir="rtl" lang="ar" style="--ashlar-member-area-height: 6.5rem" data-block-json='${json({ member: { email: 'ingrid.halvorsen.of.the.fellside.inn@tarn.example' } })}'></ashlar-member-area>`,
  },
  {
    title: 'On a page for members',
    note: 'Below the sentence of a page lock.',
    source: `<ashlar-page-lock style="--ashlar-page-lock-height: 14rem" data-block-json='${json({ kind: 'members', headingLevel: 3 })}'>
  <ashlar-member-area data-block-json='${json({ member: null })}'><a href="/account">Log in</a></ashlar-member-area>
</ashlar-page-lock>`,
  },
]

/** All states of the member area. */
export const memberAreaPage: Page = {
  path: '/blocks/member-area',
  title: 'Member area',
  description: 'The member area in all its states.',
  frame: 'qa',
  body: () =>
    html`${introduction('Member area', 'The way in for customers, and who is in.')}${showVariants(VARIANTS)}`,
}
