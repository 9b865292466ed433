import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'A reservation',
    note: 'The server’s link; OpenTable’s form loads below it after consent or on request.',
    source: `<ashlar-reservation data-block-json='${json({ title: 'the Kiln Room' })}'>
  <p>Four tables by the window, from six o’clock. <a href="https://www.opentable.com/restref/client/?rid=412810&amp;restref=412810">Book a table at the Kiln Room</a></p>
</ashlar-reservation>`,
  },
  {
    title: 'A reservation from JSON',
    note: 'The block renders the link. In a narrow column the form is narrow too.',
    isNarrow: true,
    source: `<ashlar-reservation data-block-json='${json({ restaurantId: 412810, title: 'the Kiln Room' })}'></ashlar-reservation>`,
  },
  {
    title: 'A table booking',
    note: 'Tock’s form beside the text, and below it at 750 px or less.',
    source: `<ashlar-table-booking data-block-json='${json({ businessSlug: 'kiln-room' })}'>
  <h3>The long table</h3>
  <p>Eight seats, one sitting, whatever came out of the kiln that week.</p>
  <p><a href="https://www.exploretock.com/kiln-room">Book a seat</a></p>
</ashlar-table-booking>`,
  },
  {
    title: 'A table booking from JSON',
    note: 'Only the business slug is required.',
    source: `<ashlar-table-booking data-block-json='${json({ businessSlug: 'kiln-room', title: 'the Kiln Room' })}'></ashlar-table-booking>`,
  },
  {
    title: 'From right to left',
    note: 'Mirrored for right-to-left languages.',
    source: `<ashlar-table-booking dir="rtl" lang="ar" data-block-json='${json({ businessSlug: 'kiln-room' })}'>
  <p>ثمانية مقاعد. <a href="https://www.exploretock.com/kiln-room">احجز مقعدًا</a></p>
</ashlar-table-booking>`,
  },
  {
    title: 'Adopted markup',
    note: 'A booking in the markup of a hosted builder, adopted because the context says "adopt": "legacy".',
    source: `<div class="sqs-block tock-block sqs-block-tock" data-block-type="68"><div class="sqs-block-content">
  <p><a href="https://www.exploretock.com/kiln-room">Book now</a></p>
</div></div>`,
  },
]

/** All variants of the booking widgets. */
const bookingsPage: Page = {
  path: '/blocks/bookings',
  title: 'Bookings',
  description: 'The reservation and table booking blocks in all their variants.',
  context: { adopt: 'legacy' },
  frame: 'qa',
  body: () =>
    html`${introduction('Bookings', 'A link to the booking service, and its form on the page on request.')}${showVariants(VARIANTS)}`,
}

/** The booking widgets as the site's owner sees them. */
const bookingPreviewPage: Page = {
  path: '/blocks/booking-preview',
  title: 'Booking preview',
  description: 'The booking blocks as the site’s owner sees them.',
  context: { authenticatedAccount: { id: 'viewer' }, websiteRoles: ['viewer'] },
  frame: 'qa',
  body: () =>
    html`${introduction('Booking preview', 'Signed-in owners see a preview instead of the form.')}${showVariants([0, 2].flatMap(at => VARIANTS[at] ?? []))}`,
}

export const pages: readonly Page[] = [bookingsPage, bookingPreviewPage]
