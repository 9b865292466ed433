import type { Example } from './examples.ts'

const TEXT = `<h2>A page</h2>
<p>The block is not in the HTML: the runtime adds it where the page context asks for it.</p>`

/** Examples of blocks that the runtime adds to pages whose context asks for them, and of some that need one. */
export const CONTEXT_EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'cookie-banner': [
    {
      id: 'bar',
      title: 'A bar below the page',
      note: 'Declining is as easy as accepting. The button in the page opens the choices again.',
      source: `${TEXT}\n<p><button type="button" data-ashlar-consent>Cookie choices</button></p>`,
      context: {
        cookieSettings: {
          isCookieBannerEnabled: true,
          cookieBannerVariant: 'BAR',
          cookieBannerPosition: 'BOTTOM',
          cookieBannerTheme: 'LIGHT',
        },
      },
    },
  ],
  'popup-overlay': [
    {
      id: 'timer',
      title: 'After a second',
      note: 'It opens by itself, and returns on each visit.',
      source: TEXT,
      context: {
        websiteSettings: {
          popupOverlaySettings: {
            style: 2,
            showOnTimer: true,
            timerDelay: 1000,
            showOnAllPages: true,
            displayFrequency: 0,
          },
        },
        popupOverlay: {
          title: 'Four firings a year',
          text: 'We write before each one, and never in between.',
          button: { text: 'See the work', url: '#work' },
        },
      },
    },
  ],
  'info-bar': [
    {
      id: 'contact',
      title: 'Ways to a workshop',
      note: 'In windows up to 1024 px wide.',
      source: TEXT,
      context: {
        templateVersion: '7',
        websiteSettings: {
          mobileInfoBarSettings: { style: 2, isContactEmailEnabled: true, isContactPhoneNumberEnabled: true },
          contactEmail: 'hello@example.com',
          contactPhoneNumber: '+44 20 7946 0000',
        },
      },
    },
  ],
  'site-badge': [
    {
      id: 'corner',
      title: 'A credit in the corner',
      note: 'The text, the target and the corner are in the context.',
      source: TEXT,
      context: {
        templateVersion: '7',
        websiteSettings: { ssBadgeType: 2 },
        badge: { text: 'Made in the workshop', url: 'https://example.com/', corner: 'bottom-right' },
      },
    },
  ],
  'licensed-assets-bar': [
    {
      id: 'notice',
      title: 'A notice about images',
      note: 'The text and the link are in the context.',
      source: TEXT,
      context: {
        licensedAssetsBar: {
          text: 'Two pictures on this page are licensed.',
          url: '#licences',
          linkText: 'Which ones?',
        },
      },
    },
  ],
  'cart-indicator': [
    {
      id: 'link',
      title: 'In a link to the cart',
      note: 'The number of the server shows until the cart is known.',
      source: `<p><a href="#cart">Cart <ashlar-cart-indicator>(0)</ashlar-cart-indicator></a></p>`,
    },
  ],
}
