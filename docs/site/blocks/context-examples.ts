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
  'cart-drawer': [
    {
      id: 'link',
      title: 'A link to the cart that opens the drawer',
      note: 'The drawer loads when the pointer or the focus reaches the link; without scripts the link leads to the cart.',
      source: `<p><a href="/cart">Cart <span data-ashlar-cart data-block-json='{"opens":"drawer","openOnAdd":true,"drawer":{"askNote":true,"checkoutUrl":"/checkout"}}'></span></a></p>`,
    },
  ],
  'cart-page': [
    {
      id: 'page',
      title: 'The cart of a page',
      note: 'The text of the server shows until the cart is known, and without scripts.',
      source: `<ashlar-cart-page data-block-json='{"continueShoppingLinkUrl":"/shop","checkoutUrl":"/checkout","askNote":true}'>
  <p>Your cart is being loaded. <a href="/shop">Continue shopping</a></p>
</ashlar-cart-page>`,
    },
  ],
  'quick-view': [
    {
      id: 'button',
      title: 'A button beside a product',
      note: 'The dialog loads when the pointer or the focus reaches the button. The link leads to the product without scripts.',
      source: `<p><a href="/shop/p/dipped-cups" data-ashlar-quick-view="cups">Quick view: dipped cups</a></p>`,
    },
  ],
  'pinterest-overlay': [
    {
      id: 'picture',
      title: 'On the pictures of a page',
      note: 'The button appears on the picture under the pointer. Pictures in a header have none, nor those with data-pin-nopin.',
      source: `<img src="/pictures/vessels-750w.webp" width="1500" height="1000" alt="A dark bottle, a round cream jar and a rust bowl in the light of a window">`,
      context: { websiteSettings: { pinterestOverlayOptions: { mode: 'enabled_for_blogs_and_pages' } } },
    },
  ],
  'website-overlays': [
    {
      id: 'list',
      title: 'What visitors see on this page',
      note: 'The runtime adds it for signed-in accounts and writes its data; this example contains it instead.',
      source: `<p>Only the owner sees the button in the corner.</p>
<ashlar-website-overlays data-block-json='{"overlays":[{"name":"popup-overlay","isShown":false,"hindrance":"closed-lately","canPreview":false},{"name":"cookie-banner","isShown":true}]}'></ashlar-website-overlays>`,
    },
  ],
}
