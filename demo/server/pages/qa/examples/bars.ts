import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'
import { picture } from '../../picture.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'An announcement',
    note: 'The server’s text, with a button that dismisses it for this visit.',
    source: `<ashlar-announcement-bar>
  <p>Open late on Thursdays: <a href="/#visit" style="color: inherit">come by until eight</a></p>
</ashlar-announcement-bar>`,
  },
  {
    title: 'An announcement that is a link',
    note: 'The whole bar is a link.',
    source: `<ashlar-announcement-bar data-block-json='${json({ url: '/shop', isClosable: false, label: 'Sale' })}'>
  <p>The seconds sale has begun</p>
</ashlar-announcement-bar>`,
  },
  {
    title: 'The device’s own sharing',
    note: 'The Web Share API; where it is missing, the button copies the address.',
    source: `<ashlar-share-buttons data-block-json='${json({ title: 'Moon jar' })}'></ashlar-share-buttons>`,
  },
  {
    title: 'Links of the server',
    note: 'Links to the services, without their scripts.',
    source: `<div data-ashlar="share-buttons" data-block-json='${json({ services: ['pinterest', 'whatsapp', 'reddit'] })}'></div>`,
  },
  {
    title: 'A picture to save',
    note: 'The context enables the Pinterest control, which appears on the picture under the pointer.',
    source: picture('vessels', { sizes: '(min-width: 60rem) 52rem, 100vw' }),
  },
]

/** Announcement bars, a badge, and share buttons. */
const barsPage: Page = {
  path: '/bars',
  blocks: [
    'announcement-bar',
    'info-bar',
    'licensed-assets-bar',
    'pinterest-overlay',
    'share-buttons',
    'site-badge',
  ],
  title: 'Bars and badge',
  description: 'Announcements, the mobile info bar, the badge, licensed pictures and share buttons.',
  frame: 'qa',
  context: {
    templateVersion: '7',
    showAnnouncementBar: true,
    licensedAssetsBar: {
      text: 'Two pictures on this page are licensed.',
      url: '/bars',
      linkText: 'Which ones?',
    },
    websiteSettings: {
      mobileInfoBarSettings: {
        style: 2,
        isContactEmailEnabled: true,
        isContactPhoneNumberEnabled: true,
        isLocationEnabled: true,
        isBusinessHoursEnabled: true,
      },
      contactEmail: 'studio@tarn.example',
      contactPhoneNumber: '+44 15394 00000',
      businessHours: 'Thursday to Saturday, ten to five',
      ssBadgeType: 2,
      ssBadgePosition: 3,
      pinterestOverlayOptions: { mode: 'enabled_for_blogs_and_pages' },
    },
    website: { location: { addressLine1: 'The Old Smithy', addressLine2: 'Beck Lane' } },
  },
  body: () =>
    html`${introduction('Bars and badge', 'Elements at the edges of a page, configured by its context.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [barsPage]
