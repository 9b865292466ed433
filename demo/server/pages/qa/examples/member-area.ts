import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'The way in',
    note: 'A link to the login page; with scripts, a login dialog.',
    source: `<ashlar-member-area data-block-json='${json({ member: null, afterLogin: '/account' })}'>
  <p>For those who keep a shelf with us. <a href="/account">Log in</a></p>
</ashlar-member-area>`,
  },
  {
    title: 'From JSON',
    note: 'Detects the visitor’s login state.',
    source: '<ashlar-member-area></ashlar-member-area>',
  },
  {
    title: 'A member',
    note: 'The server provides the account.',
    source: `<ashlar-member-area data-block-json='${json({ member: { name: 'Ingrid' } })}'></ashlar-member-area>`,
  },
  {
    title: 'From right to left',
    note: 'Long names wrap; the height is reserved.',
    isNarrow: true,
    source: `<ashlar-member-area dir="rtl" lang="ar" style="--ashlar-member-area-height: 6.5rem" data-block-json='${json({ member: { email: 'ingrid.halvorsen.of.the.fellside.inn@tarn.example' } })}'></ashlar-member-area>`,
  },
  {
    title: 'On a page for members',
    note: 'Below the message of a page lock.',
    source: `<ashlar-page-lock style="--ashlar-page-lock-height: 14rem" data-block-json='${json({ kind: 'members', headingLevel: 3 })}'>
  <ashlar-member-area data-block-json='${json({ member: null })}'><a href="/account">Log in</a></ashlar-member-area>
</ashlar-page-lock>`,
  },
]

/** All states of the member area. */
const memberAreaPage: Page = {
  path: '/blocks/member-area',
  title: 'Member area',
  description: 'The member area in all its states.',
  frame: 'qa',
  body: () =>
    html`${introduction('Member area', 'Log-in for customers, and the current account.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [memberAreaPage]
