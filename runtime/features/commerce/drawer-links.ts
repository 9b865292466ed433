import type { CartEventDetail } from '../../../src/commerce/cart/cart-interface'
import { dom } from '../../../src/data/core/dom'
import { isRecord, parseJson } from '../../../src/data/core/json'
import { report } from '../../../src/data/core/report'
import { interceptClicks } from '../../../src/media/intercept-clicks'
import { cartDrawer, hasFullPageCart, isCartPage } from '../../../src/site/cart-drawer'
import type { SiteContext } from '../../../src/site/core/site-store'
import { storeSettings } from '../../../src/site/store-settings/store-settings'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { cartIndicators, DRAWER_INDICATORS, opensDrawer } from '../../core/features/selectors'

const TAG = 'ashlar-cart-drawer'

/** The drawer and the cart inside it. */
const BUNDLES = ['cart-drawer', 'cart-page']

/** Maximum time that a click waits for the drawer before the link navigates to the cart page. */
const DRAWER_TIMEOUT_MS = 3000

const APPROACHES = ['pointerover', 'focusin']

/** Opens the cart drawer from links to the cart, and when an item is added if the page asks for it. */
export function start({ $site, load }: FeatureTools): void {
  const undo = new AbortController()
  const { signal } = undo
  const links = linksOf($site.get())
  const prepare = () => Promise.all(BUNDLES.map(load))

  async function open(link: HTMLElement): Promise<void> {
    // The page shows the cart already.
    if (isCartShown()) throw new Error('the cart fills this page')
    link.ariaBusy = 'true'
    try {
      await withTimeout(prepare())
    } finally {
      link.ariaBusy = null
    }
    // Safari does not focus clicked links, to which the drawer returns the focus.
    link.focus({ preventScroll: true })
    showDrawer(settingsOf($site.get(), link))
  }

  for (const type of APPROACHES) {
    dom.addEventListener(
      type,
      ({ target }) => target instanceof Element && target.closest(links) && prepare().catch(() => {}),
      { signal, passive: true },
    )
  }
  dom.addEventListener(
    'ashlar:cart',
    ({ detail }: CustomEventInit<Partial<CartEventDetail>>) => {
      const site = $site.get()
      // A line that comes back was removed in an open cart, which the visitor may have closed meanwhile.
      if (
        detail?.action !== 'add' ||
        detail.isPutBack ||
        storeSettings(site).expressCheckout ||
        isCartShown()
      )
        return
      const settings = settingsOf(site, dom)
      if (settings.openOnAdd) prepare().then(() => showDrawer(settings), report)
    },
    { signal },
  )
  const stopClicks = interceptClicks(dom, links, open)
  onDestroy(() => {
    undo.abort()
    stopClicks()
    dom.querySelector(TAG)?.remove()
  })
}

/** Whether the page is the cart page or contains a full-page cart. */
const isCartShown = (): boolean => isCartPage(location.pathname) || hasFullPageCart(dom)

/** Every link to the cart, or only those that ask for the drawer. */
function linksOf(site: SiteContext): string {
  const indicators = opensDrawer(site) ? `${cartIndicators(site)}, ${DRAWER_INDICATORS}` : DRAWER_INDICATORS
  const plain = opensDrawer(site) ? ', a[href="/cart"]' : ''
  return `:is(a[href]:has(${indicators})${plain}):not(${TAG} *)`
}

interface Settings {
  readonly cartUrl: string
  readonly openOnAdd: boolean
  /** Settings of the cart inside. */
  readonly cart: unknown
}

/** The context's settings, overridden by those of the link's indicator. */
function settingsOf(site: SiteContext, root: ParentNode): Settings {
  const indicator = root.querySelector(DRAWER_INDICATORS)
  const own = indicator && parseJson(indicator.getAttribute('data-block-json') ?? '{}')
  const wanted = cartDrawer(site)
  const { openOnAdd = wanted.openOnAdd, drawer = wanted.drawer } = (isRecord(own) ? own : {}) as {
    openOnAdd?: unknown
    drawer?: unknown
  }
  const link = root instanceof Element ? root : indicator?.closest('a[href]')
  return { cartUrl: link?.getAttribute('href') ?? '/cart', openOnAdd: openOnAdd === true, cart: drawer }
}

function showDrawer({ cartUrl, cart }: Settings): void {
  if (dom.querySelector(TAG)) return
  const drawer = dom.createElement(TAG)
  drawer.dataset['load'] = 'eager'
  // Turbo excludes it from its cache.
  drawer.dataset['turboTemporary'] = ''
  drawer.dataset['blockJson'] = JSON.stringify({ cartUrl, cart })
  dom.body.append(drawer)
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    setTimeout(fail, DRAWER_TIMEOUT_MS, new Error('the cart drawer did not load in time'))
    work.then(done, fail)
  })
}
