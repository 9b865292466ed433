import { siteClock } from '../locale/dates/date-place'
import { statisticsSettings } from '../visitor/measure-page/page-facts'
import { scriptSettings } from './block-scripts'
import { cartDrawer } from './cart-drawer'
import { collectionPlace } from './collection-place'
import { comments } from './comments'
import { consentQuestion, cookieBannerSettings } from './cookie-banner-settings'
import type { SiteContext } from './core/site-store'
import { fonts } from './fonts'
import { captchaSettings } from './form-settings'
import { mapSettings } from './map-settings'
import { announcement, business, infoBarSettings, overlays, popupSettings } from './overlay-settings'
import { titles } from './page-part'
import { siteHost } from './site-host'
import { account } from './slices/account'
import { consentSettings } from './slices/consent-settings'
import { page, pageSettings } from './slices/page'
import type { Slice } from './slices/slice'
import { website } from './slices/website'
import { storeSettings } from './store-settings/store-settings'

type AnySlice = Slice<Readonly<Record<string, unknown>>>

/** Every slice of the page context. */
export const SLICES: Readonly<Record<string, AnySlice>> = {
  account,
  announcement,
  business,
  captchaSettings,
  cartDrawer,
  collectionPlace,
  comments,
  consentQuestion,
  consentSettings,
  cookieBannerSettings,
  fonts,
  infoBarSettings,
  mapSettings,
  overlays,
  page,
  pageSettings,
  popupSettings,
  scriptSettings,
  siteClock,
  siteHost,
  statisticsSettings,
  storeSettings,
  titles,
  website,
}

/** The messages reported during `act`. */
export function reportedBy(act: () => void): string[] {
  const messages: string[] = []
  const listen = (event: Event): void => {
    event.preventDefault()
    messages.push((event as CustomEvent<Error>).detail.message)
  }
  document.addEventListener('ashlar:error', listen)
  try {
    act()
  } finally {
    document.removeEventListener('ashlar:error', listen)
  }
  return messages
}

/** The paths of all fields of a slice: the first place, and the alternatives. */
export function pathsOf(slice: AnySlice): { readonly first: string[]; readonly second: string[] } {
  const find = (known: ReadonlySet<string>): string[] => {
    const asked = new Set<string>()
    reportedBy(() => slice(asking('', asked, known)))
    return [...asked].filter(path => !known.has(path) && !isHolder(path, asked))
  }
  const first = find(new Set())
  return { first, second: find(new Set(first)) }
}

const isHolder = (path: string, paths: ReadonlySet<string>): boolean =>
  [...paths].some(other => other.startsWith(`${path}.`))

/**
 * An object that records the requested paths. Known fields are missing, so that the alternatives are
 * requested.
 */
function asking(start: string, asked: Set<string>, known: ReadonlySet<string>): SiteContext {
  return new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: undefined }),
      get(_, key) {
        const path = `${start}${String(key)}`
        asked.add(path)
        return known.has(path) ? undefined : asking(`${path}.`, asked, known)
      },
    },
  )
}

/** Values that any field accepts. */
const VALUES = [
  'GBP',
  'metric',
  'compat',
  'legacy',
  'drawer',
  7,
  true,
  {},
  ['x'],
  [{ includeName: 'x', id: 'x' }],
]

/** A context with a value in every field, in its first place or in every second one. */
export const fullContext = (place: 'first' | 'second' = 'first'): SiteContext =>
  Object.values(SLICES)
    .flatMap(slice => pathsOf(slice)[place].map(path => ({ slice, path })))
    .reduce<SiteContext>((context, { slice, path }) => {
      const value = VALUES.find(value => reportedBy(() => slice(withField({}, path, value))).length === 0)
      return withField(context, path, value)
    }, {})

/** The context with another value at the path. */
export function withField(context: SiteContext, path: string, value: unknown): SiteContext {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...context, [key]: value }
  return { ...context, [key]: withField((context[key] ?? {}) as SiteContext, rest.join('.'), value) }
}
