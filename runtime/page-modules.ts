/** The context as the server wrote it; nothing in it is certain. */
type Context = Readonly<Record<string, unknown>>

/** A module that a page needs as a whole, beside its blocks. Its bundle is loaded when `isWanted`. */
interface PageModule {
  readonly name: string
  readonly isWanted: (page: Document, context: Context) => boolean
}

const has =
  (selector: string) =>
  (page: Document): boolean =>
    page.querySelector(selector) !== null

const says =
  (key: string, value?: unknown) =>
  (_: Document, context: Context): boolean =>
    value === undefined ? !!context[key] : context[key] === value

/** The page type that asks a customer for a review (B2 L39). */
const REVIEWS_REQUEST = 209

/** Parts of our own, and the extras of B2 L53-54. */
export const PAGE_MODULES: readonly PageModule[] = [
  { name: 'adopt-legacy', isWanted: says('adopt', 'legacy') },
  { name: 'entrance-animations', isWanted: has('[data-ashlar-animate]') },
  { name: 'google-fonts', isWanted: says('googleFonts') },
  { name: 'typekit-fonts', isWanted: says('typekitFonts') },
  { name: 'comments-count', isWanted: has('[data-disqus-identifier]') },
  { name: 'cart-page', isWanted: has('[data-cart-root]') },
  { name: 'product-reviews', isWanted: says('pageType', REVIEWS_REQUEST) },
  { name: 'share-buttons', isWanted: has('[data-ashlar-share]') },
  { name: 'search-preview', isWanted: has('[data-ashlar-search-preview]') },
  { name: 'native-video', isWanted: has('[data-ashlar-native-video]') },
  { name: 'svg-compatibility', isWanted: () => !('SVGElement' in window) },
  { name: 'intersection-observer', isWanted: () => !('IntersectionObserver' in window) },
]
