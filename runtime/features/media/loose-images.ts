import { dom } from '../../../src/data/core/dom'
import type { BlockError } from '../../../src/data/core/report'
import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import { loadImage } from '../../../src/media/images/image-loader'
import type { CropMode } from '../../../src/media/images/image-values'
import { whenNear } from '../../../src/media/images/near-viewport'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { WAITING_IMAGES } from '../../core/features/selectors'
import { watchPage } from '../../page/watch-page'
import { imageOwner } from '../legacy/find-legacy'

/** Errors after which a block's HTML is restored, and no block loads its images. */
const FAILURES: readonly string[] = ['data-not-json', 'data-invalid', 'content-unreadable', 'render-failed']

/** Parents that their image fills, and how. */
const FILLED: readonly (readonly [parent: string, cropMode: CropMode])[] = [
  ['.content-fill, .img-wrapper', 'cover'],
  ['.content-fit', 'contain'],
]

/**
 * Loads the images of an exported site that no block loads, now and when they are added: each near the viewport, at its
 * displayed width. Images of blocks that failed to load are loaded too.
 */
export function start({ load }: Pick<FeatureTools, 'load'>): void {
  const stops = new Map<Element, () => void>()
  const abandoned = new WeakSet<Element>()
  let isDue = false

  const look = (): void => {
    isDue = false
    for (const [element, stop] of stops) {
      if (element.isConnected) continue
      stops.delete(element)
      stop()
    }
    for (const image of dom.querySelectorAll<HTMLImageElement>(WAITING_IMAGES)) {
      if (!image.closest('noscript')) take(image)
    }
  }
  const lookSoon = (): void => {
    if (isDue) return
    isDue = true
    // Adoption handles the same additions first.
    setTimeout(look)
  }
  const take = (image: HTMLImageElement): void => {
    const [host, block = ''] = imageOwner(image) ?? []
    if (!host || abandoned.has(host)) {
      if (!stops.has(image)) stops.set(image, loadLoose(image))
    } else if (!stops.has(host)) {
      const wait = (): void => void load(block).catch(() => abandon(host))
      stops.set(host, whenNear(host, wait))
    }
  }
  const abandon = (host: Element): void => {
    abandoned.add(host)
    lookSoon()
  }
  const listen = ({ target, detail }: CustomEvent<BlockError>): void => {
    const [host] = (target instanceof Element && imageOwner(target)) || []
    if (host && FAILURES.includes(detail.code)) abandon(host)
  }

  lookSoon()
  onDestroy(watchPage(document, lookSoon))
  const listening = new AbortController()
  dom.addEventListener('ashlar:error', event => listen(event as CustomEvent<BlockError>), listening)
  onDestroy(() => {
    listening.abort()
    for (const stop of stops.values()) stop()
    stops.clear()
  })
}

/** Loads the waiting images in `root` that no block loads, until the site is destroyed. */
export function showLooseImages(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>(WAITING_IMAGES)) {
    if (!image.closest('noscript') && !imageOwner(image)) onDestroy(loadLoose(image))
  }
}

function loadLoose(image: HTMLImageElement): () => void {
  const restore = keepAttributes(image, ['style'])
  const [, cropMode] = FILLED.find(([parent]) => image.parentElement?.matches(parent)) ?? []
  if (cropMode) Object.assign(image.style, { inlineSize: '100%', blockSize: '100%' })
  const stop = loadImage(image, { load: true, cropMode })
  return () => {
    stop()
    restore()
  }
}
