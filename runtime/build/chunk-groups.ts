interface ChunkGroup {
  readonly name: string
  readonly test: RegExp
}

/**
 * What several bundles share, by the chunk that it stands in. The first group that fits a module takes it, and
 * whatever only that module imports.
 */
const CHUNK_GROUPS: readonly ChunkGroup[] = [
  // First, or the kit would take what it shares with the runtime, and React with it. One file with the part that
  // nearly every page needs, and with what this knows of page and account: each file more is a request more.
  {
    name: 'lead',
    test: /\/src\/(report|query|keep-attributes|block-error|parse-json|record|site\/(site|site-store|slice|context-fields|account|consent-settings|page|page-settings|website|edit-mode|screenshot-address|roles|environment)|lightbox\/(lightbox-store|take-clicks)|video\/shown-video|timing\/(idle|resize)|focus\/keep-focus|messages\/(write-count|position\.messages|translatable|page-words|languages)|consent\/(consent-store|when-consented)|commerce\/cart-cookie|storage\/(access|timed)|session\/has-token|data-layer\/site-address|visit\/tracking-cookies|wire\/crumb|analytics\/(is-counted|tracked))\.ts$|\/runtime\/(parts\/lead|part|watch-page|read-context|lead\/(?!link-styles)[^/]*|page\/(start-modules|page-places|modules\/[^/]*|measure\/page-cookies))\.ts$|vite\/preload-helper/,
  },
  // What makes the words of another language ready, asked for together with them.
  {
    name: 'translator',
    test: /\/src\/messages\/(translator|format-message|parse-message|choice-keys|message-error)\.ts$/,
  },
  // The banner is brought up by this part, so what both need costs no request.
  { name: 'consent', test: /\/src\/focus\/keep-clear\.ts$|\/runtime\/page\/consent\.ts$/ },
  // What stands above the page, and how it is asked for: one stack for all.
  { name: 'overlays', test: /\/src\/(escape|dialogs)\// },
  // Overlays read both.
  { name: 'popup-record', test: /\/src\/(popups\/popup-record|enums\/page-types)\.ts$/ },
  // Apart, because only visitors who have agreed to statistics load it.
  { name: 'web-vitals', test: /node_modules\/web-vitals\// },
  // Adoption of exported markup, for whole pages and for collection views, with the code that all views share.
  { name: 'legacy', test: /\/runtime\/page\/(adopt-blocks|find-legacy|legacy-[^/]*)\.ts$/ },
  { name: 'views', test: /\/runtime\/page\/(collection-view|find-in-view)\.ts$/ },
  // What waits for the visitor's consent, and forgets the visitor without it.
  {
    name: 'measure',
    test: /\/src\/(analytics\/analytics-id|visit\/(session|visit-policy))\.ts$|\/runtime\/page\/measure\.ts$/,
  },
  // The page as forms and statistics describe it: apart, or a form would load the statistics.
  { name: 'page-part', test: /\/src\/site\/page-part\./ },
  // Apart from the gate, and loaded once the visitor has agreed.
  {
    name: 'measure-page',
    test: /\/src\/(analytics\/(page-facts|random-id|signals|sender)|site\/statistics-settings)\.ts$|\/runtime\/page\/measure\/measure-page\.ts$/,
  },
  // For pages with fonts of another host.
  { name: 'fonts', test: /\/runtime\/page\/(google-fonts|typekit-fonts)|\/src\/site\/fonts\./ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'kit',
    // Without what forms, widgets and bookings share, and what shows a picture. Before pictures, which would take
    // Preact along.
    test: /blocks\/kit\/(?!loaded-image|form-|use-form|use-cart|use-outside|use-slice|booking|widget-)|\/src\/(kinds|fields|wrong-fields|links\/safe-href)\.ts$|node_modules\/(@r2wc|zod|nanostores|preact)\/[^?]*$/,
  },
  // Apart from the view around it, so that a part of the runtime that shows pictures needs no React.
  { name: 'pictures', test: /\/src\/images\// },
  { name: 'picture', test: /\/kit\/loaded-image/ },
  // What tells a video's address and its player, and when one plays: with each video, from elsewhere or not.
  { name: 'player', test: /\/src\/video\/(providers|player)\.ts$|\/native\.state\.ts$/ },
  // What other companies draw on a page, once the visitor has agreed: bookings and the follow button.
  { name: 'outside', test: /\/kit\/use-outside/ },
  { name: 'booking', test: /\/kit\/(booking|use-slice)/ },
  // What every call to the site needs: of forms when somebody uses them, of the cart at once.
  { name: 'calls', test: /\/src\/data-layer|node_modules\/js-cookie\// },
  // What every block with dates needs: events, and what clocks elsewhere show.
  {
    name: 'dates',
    test: /\/src\/(dates\/(?!month)|site\/site-clock)/,
  },
  // What a product and the cart both know of goods: a product's page loads the cart with the first piece.
  {
    name: 'goods',
    test: /\/src\/commerce\/(cart\.messages|goto-checkout|product\.messages|quantity|subscription\.schema|without-nulls)\.ts$/,
  },
  // How a shop sells and where its checkouts are: parts of the runtime read it without React.
  {
    name: 'store-settings',
    test: /\/src\/site\/store-settings\.ts$|\/enums\/unit-systems\.ts$|\/commerce\/checkout-paths\.ts$/,
  },
  // What every price needs; whoever shows one needs no cart.
  {
    name: 'money',
    test: /\/src\/commerce\/(currencies|cents|money|format-money|parse-money|price|price-text|named-price|offer|default-currency|store-currency|currency\.schema)\.ts$/,
  },
  // The visitor's cart: one store for all blocks that show or change it.
  {
    name: 'cart',
    test: /\/src\/commerce\/(cart-(store|outcome|calls|changes|count|lines)|create-cart-store|change-queue|cart\.(schema|state|messages)|line-key|quantity|subscription\.schema|without-nulls|checkout)\.ts$|\/kit\/use-cart\.ts$/,
  },
  // The block has two names: one for its tag, one that pages ask for.
  { name: 'search-field', test: /\/blocks\/search\/search\.(view|schema|content|messages|static)\./ },
  // What the form and newsletter blocks share at once; the rest of it is loaded when somebody uses them.
  {
    name: 'forms',
    test: /\/kit\/(form-(frame|content|served|controls|lock)|use-form)\.|\/src\/forms\/(field\.schema|field-types|field-values)\./,
  },
]

/** The chunks of a flavour. Preact is small, and whoever loads it loads the kit: it needs no file of its own. */
export function chunkGroups(flavour: string | undefined): ChunkGroup[] {
  return CHUNK_GROUPS.filter(({ name }) => flavour !== 'lite' || name !== 'react')
}
