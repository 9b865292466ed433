import { dom } from '../../data/core/dom'
import { isRecord } from '../../data/core/json'
import { BlockError, report } from '../../data/core/report'
import { bundleLoads } from '../../overlays/dialogs/wait-for-bundle'
import { $site } from '../../site/core/site'
import { followLink } from '../intercept-clicks'
import type { LightboxItem, LightboxRequest } from './lightbox.request'
import { $lightbox, STAGE } from './lightbox-store'

const TAG = 'ashlar-lightbox'

/** The error if the page has no lightbox [LBX-22]. */
const UNAVAILABLE = 'lightboxify is not available in this tier!'

/**
 * Shows a set of slides in the page's lightbox.
 *
 * @returns false if there is no lightbox, or its bundle does not load: the caller then does what a page
 * without scripts does.
 */
export async function openLightbox(request: LightboxRequest, view: Window = window): Promise<boolean> {
  if (!prepareLightbox(view)) {
    report(new BlockError('lightbox-unavailable', UNAVAILABLE), request.opener ?? document)
    return false
  }
  $lightbox.set(request)
  if (await bundleLoads('lightbox')) return true
  if ($lightbox.get() === request) $lightbox.set(null)
  report(new BlockError('lightbox-unavailable', UNAVAILABLE), request.opener ?? document)
  return false
}

/**
 * Shows the slide that the page's address names. While a lightbox is open, the address is that lightbox's own: a set
 * that mounts now must not take it over.
 */
export function openNamed(request: LightboxRequest): void {
  if (!$lightbox.get()) void openLightbox({ ...request, isNamed: true })
}

/**
 * Adds the lightbox to the page, so that the runtime loads its bundle: call it as soon as a visitor may open
 * it.
 *
 * @returns false if there is none: without the runtime, or if the context's `rollups` have no script for
 * it.
 */
export function prepareLightbox(view: Window = window): boolean {
  if (!isAvailable(view)) return false
  if (dom.querySelector(`${TAG}[${STAGE}]`)) return true
  const stage = dom.createElement(TAG)
  stage.setAttribute(STAGE, '')
  stage.setAttribute('data-load', 'eager')
  dom.body.append(stage)
  return true
}

function isAvailable(view: object): boolean {
  const runtime: unknown = Reflect.get(view, 'ashlar')
  const canLoad = isRecord(runtime) && typeof runtime['discover'] === 'function'
  // An application without the runtime may have imported the lightbox.
  if (!canLoad && !customElements.get(TAG)) return false
  // Read as boot reads it: the slice of the page's settings would load with every gallery.
  const { rollups } = $site.get()
  if (!isRecord(rollups) || !Object.hasOwn(rollups, 'lightbox')) return true
  const files = rollups['lightbox']
  return isRecord(files) && [files['js'] ?? []].flat().length > 0
}

/** Opens the lightbox instead of following a link; follows the link if there is no lightbox. */
export async function openFromLink(link: HTMLElement, request: LightboxRequest): Promise<void> {
  if (!(await openLightbox(request))) followLink(link)
}

type Place = Pick<Location, 'hash' | 'pathname'>
type Named = { readonly meta: Pick<LightboxItem['meta'], 'id' | 'url'> }

/**
 * The slide that an address names: by `itemId` in its hash, else by the last segment of its path,
 * else by the full path, which is a slide's url. Null if there is none.
 *
 * @param byIndex whether the hash may name a slide without an id by its index.
 */
export function namedItem(place: Place, items: readonly Named[], byIndex = false): number | null {
  const inHash = hashName(place)
  const segment = decode(place.pathname.split('/').filter(Boolean).at(-1) ?? '')
  const path = bare(place.pathname)
  const tries: readonly [string, (item: Named, index: number) => boolean][] = [
    [inHash, ({ meta }, index) => (meta.id ? bare(meta.id) : byIndex && `${index}`) === inHash],
    [segment, ({ meta }) => bare(meta.id) === segment],
    [inHash, ({ meta }) => bare(meta.url) === inHash],
    [path, ({ meta }) => bare(meta.url) === path || bare(meta.url) === segment],
  ]
  for (const [name, isNamed] of tries) {
    const index = name ? items.findIndex(isNamed) : -1
    if (index >= 0) return index
  }
  return null
}

/** The slide name in a hash; empty if it has none. */
export function hashName({ hash }: Pick<Location, 'hash'>): string {
  return bare(new URLSearchParams(hash.slice(1)).get('itemId') ?? '')
}

function bare(name: string): string {
  return name.split('/').filter(Boolean).join('/')
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // Addresses may contain an invalid escape.
    return segment
  }
}
