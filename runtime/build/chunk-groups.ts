/**
 * What several bundles share, by the chunk that it stands in. The first group that fits a module takes it, and
 * whatever only that module imports.
 */
export const CHUNK_GROUPS = [
  // First, or the kit would take what it shares with the parts of the runtime, and React with it.
  {
    name: 'ground',
    test: /\/src\/(report|query|keep-attributes|block-error|parse-json|record|site\/site|site\/site-store|site\/edit-mode|lightbox\/(lightbox-store|take-clicks)|video\/shown-video|timing\/idle|enums\/enum|focus\/keep-focus|messages\/(write-count|position\.messages|translatable|page-words|languages)|consent\/(consent-store|when-consented)|commerce\/cart-cookie)\.ts$|\/runtime\/(part|watch-page|read-context|page\/cart-places|page\/time-since\.selector|page\/measure\/early-faults)\.ts$|vite\/preload-helper/,
  },
  // What makes the words of another language ready, asked for together with them.
  {
    name: 'translator',
    test: /\/src\/messages\/(translator|format-message|parse-message|choice-keys|message-error)\.ts$/,
  },
  // What stands above the page, and how it is asked for: one stack for all.
  { name: 'overlays', test: /\/src\/(escape|dialogs)\// },
  // Where something stands in the context and in cookies, what is known of page and account without the schemas of
  // the context, whether their visits count, and what a page keeps for its session: forms ask, statistics and consent.
  {
    name: 'account',
    test: /\/src\/(value-at|storage\/(access|timed)|data-layer\/site-address|site\/(page-part|screenshot-address|roles|environment)|visit\/(tracking-cookies|never-kept)|consent\/allowed-cookie|wire\/crumb-names|enums\/(contributor-roles|page-types)|analytics\/(is-counted|tracked))\.ts$|\/runtime\/page\/context-fields\.ts$/,
  },
  // Apart, because only visitors who have agreed to statistics load it.
  { name: 'web-vitals', test: /node_modules\/web-vitals\// },
  // What waits for the visitor's consent, and forgets the visitor without it.
  {
    name: 'measure',
    test: /\/src\/(analytics\/analytics-id|visit\/(session|visit-policy))\.ts$|\/runtime\/page\/(measure|measure\/page-cookies)\.ts$/,
  },
  // Apart from the gate, and loaded once the visitor has agreed.
  {
    name: 'measure-page',
    test: /\/src\/analytics\/(page-facts|random-id|signals|sender)\.ts$|\/runtime\/page\/measure\/measure-page\.ts$/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|preact)\// },
  // Apart from the view around it, so that a part of the runtime that shows pictures needs no React.
  { name: 'pictures', test: /\/src\/images\// },
  // The shadow root of whatever must not inherit the site.
  { name: 'surface', test: /\/kit\/surface/ },
  { name: 'picture', test: /\/kit\/loaded-image/ },
  {
    name: 'kit',
    // Without the surface, which only what stands above the page needs, and what forms, widgets and bookings share.
    test: /blocks\/kit\/(?!surface|form-|use-form|use-cart|use-outside|booking|widget-)|\/src\/(kinds|fields|wrong-fields|links\/safe-href)\.ts$|node_modules\/(@r2wc|zod|nanostores)\/[^?]*$/,
  },
  // What other companies draw on a page, once the visitor has agreed: bookings and the follow button.
  { name: 'outside', test: /\/kit\/use-outside/ },
  { name: 'booking', test: /\/kit\/booking/ },
  // What every call to the site needs: of forms when somebody uses them, of the cart at once.
  { name: 'calls', test: /\/src\/(data-layer|value-at)|node_modules\/js-cookie\// },
  // What every block with dates needs: events, and what clocks elsewhere show.
  { name: 'dates', test: /\/src\/dates\/(?!month)|\/src\/messages\/time-zone\.messages\.ts$/ },
  // What a product and the cart both know of goods: a product's page loads the cart with the first piece.
  {
    name: 'goods',
    test: /\/src\/commerce\/(cart\.messages|goto-checkout|product\.messages|quantity|subscription\.schema|without-nulls)\.ts$/,
  },
  // What every price needs; whoever shows one needs no cart.
  {
    name: 'money',
    test: /\/src\/commerce\/(currencies|cents|money|format-money|parse-money|price|price-text|named-price|offer|default-currency)\.ts$/,
  },
  // The visitor's cart: one store for all blocks that show or change it.
  {
    name: 'cart',
    test: /\/src\/commerce\/(cart-(store|outcome|calls|changes|count|lines)|create-cart-store|change-queue|cart\.(schema|state|messages)|line-key|quantity|subscription\.schema|without-nulls|checkout)\.ts$|\/kit\/use-cart\.ts$|\/src\/wire\/cart-paths\.ts$/,
  },
  // The block has two names: one for its tag, one that pages ask for.
  { name: 'search-field', test: /\/blocks\/search\/search\.(view|schema|content|messages|static)\./ },
  // What the form and newsletter blocks share at once; the rest of it is loaded when somebody uses them.
  {
    name: 'forms',
    test: /\/kit\/(form-(frame|content|served|controls|lock)|use-form)\.|\/src\/forms\/(field\.schema|field-types|field-values)\./,
  },
]
