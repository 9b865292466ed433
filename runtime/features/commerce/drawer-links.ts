import { isRecord, parseJson } from '../../../src/data/core/json'
import { report } from '../../../src/data/core/report'
import { takeClicks } from '../../../src/media/core/take-clicks'
import { cartDrawer, hasFullPageCart, isCartPage } from '../../../src/site/cart-drawer'
import type { SiteContext } from '../../../src/site/core/site-store'
import { storeSettings } from '../../../src/site/store-settings/store-settings'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { cartIndicators, DRAWER_INDICATORS, opensDrawer } from '../../core/features/selectors'

const TAG = 'ashlar-cart-drawer'

/** Its bundles: what shows the cart comes with it. */
const BUNDLES = ['cart-drawer', 'cart-page']

/** How long a click waits for the drawer, in ms, before the link leads to the cart's page. */
const DRAWER_TIMEOUT_MS = 3000

const APPROACHES = ['pointerover', 'focusin']

/** Lets the links to the cart open it at the side of the page; and what is added, too, where the page wants that. */
export function start({ $site, load }: FeatureTools): void {
  const undo = new AbortController()
  const { signal } = undo
  const links = linksOf($site.get())
  const prepare = () => Promise.all(BUNDLES.map(load))

  async function open(link: HTMLElement): Promise<void> {
    // It shows there already.
    if (isCartShown()) throw new Error('the cart fills this page')
    link.ariaBusy = 'true'
    try {
      await inTime(prepare())
    } finally {
      link.ariaBusy = null
    }
    // Not every browser does so by itself; the drawer gives the focus back to where it was.
    link.focus({ preventScroll: true })
    showDrawer(settingsOf($site.get(), link))
  }

  for (const type of APPROACHES) {
    document.addEventListener(
      type,
      ({ target }) => target instanceof Element && target.closest(links) && prepare().catch(() => {}),
      { signal, passive: true },
    )
  }
  document.addEventListener(
    'ashlar:cart',
    ({ detail }: CustomEventInit<{ action?: unknown }>) => {
      const site = $site.get()
      if (detail?.action !== 'add' || storeSettings(site).expressCheckout || isCartShown()) return
      const settings = settingsOf(site, document)
      if (settings.openOnAdd) prepare().then(() => showDrawer(settings), report)
    },
    { signal },
  )
  const stopClicks = takeClicks(document, links, open)
  onDestroy(() => {
    undo.abort()
    stopClicks()
    document.querySelector(TAG)?.remove()
  })
}

/** The page is the cart's, or holds one that fills it [CTX-30] [CTX-31]. */
const isCartShown = (): boolean => isCartPage(location.pathname) || hasFullPageCart(document)

/** Every link to the cart, or those alone that ask for the drawer themselves. */
function linksOf(site: SiteContext): string {
  const places = opensDrawer(site) ? `${cartIndicators(site)}, ${DRAWER_INDICATORS}` : DRAWER_INDICATORS
  const plain = opensDrawer(site) ? ', a[href="/cart"]' : ''
  return `:is(a[href]:has(${places})${plain}):not(${TAG} *)`
}

interface Settings {
  readonly cartUrl: string
  readonly openOnAdd: boolean
  /** What the cart inside is told. */
  readonly cart: unknown
}

/** What the context says of the drawer, and what a link's own place says, which wins. */
function settingsOf(site: SiteContext, root: ParentNode): Settings {
  const place = root.querySelector(DRAWER_INDICATORS)
  const own = place && parseJson(place.getAttribute('data-block-json') ?? '{}')
  const wanted = cartDrawer(site)
  const { openOnAdd = wanted.openOnAdd, drawer = wanted.drawer } = (isRecord(own) ? own : {}) as {
    openOnAdd?: unknown
    drawer?: unknown
  }
  const link = root instanceof Element ? root : place?.closest('a[href]')
  return { cartUrl: link?.getAttribute('href') ?? '/cart', openOnAdd: openOnAdd === true, cart: drawer }
}

function showDrawer({ cartUrl, cart }: Settings): void {
  if (document.querySelector(TAG)) return
  const drawer = document.createElement(TAG)
  drawer.dataset['load'] = 'eager'
  // Turbo does not keep it with the page.
  drawer.dataset['turboTemporary'] = ''
  drawer.dataset['blockJson'] = JSON.stringify({ cartUrl, cart })
  document.body.append(drawer)
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    setTimeout(fail, DRAWER_TIMEOUT_MS, new Error('the drawer of the cart does not come'))
    work.then(done, fail)
  })
}
