import type { BlockError } from '../../../src/data/core/report'
import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import { loadImage } from '../../../src/media/images/image-loader'
import type { CropMode } from '../../../src/media/images/image-values'
import { whenNear } from '../../../src/media/images/near-viewport'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { WAITING_IMAGES } from '../../core/features/selectors'
import { watchPage } from '../../page/watch-page'
import { imageOwner } from '../legacy/legacy-hosts'

/** After these a block's HTML is the server's again, and its pictures are nobody's. */
const FAILURES: readonly string[] = ['data-not-json', 'data-invalid', 'content-unreadable', 'render-failed']

/** Parents that their picture fills, and how. */
const FILLED: readonly (readonly [parent: string, cropMode: CropMode])[] = [
  ['.content-fill, .img-wrapper', 'cover'],
  ['.content-fit', 'contain'],
]

/**
 * Loads the pictures of an exported site that no block loads, now and whenever one is added: each near
 * the viewport and at the width it is shown. Where the block that should have shown a picture cannot be
 * had, the picture is loaded here.
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
    for (const image of document.querySelectorAll<HTMLImageElement>(WAITING_IMAGES)) {
      if (!image.closest('noscript')) take(image)
    }
  }
  const lookSoon = (): void => {
    if (isDue) return
    isDue = true
    // The adoption hears of what is added in the same moment, and comes first.
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
  const hear = ({ target, detail }: CustomEvent<BlockError>): void => {
    const [host] = (target instanceof Element && imageOwner(target)) || []
    if (host && FAILURES.includes(detail.code)) abandon(host)
  }

  lookSoon()
  onDestroy(watchPage(document, lookSoon))
  const listening = new AbortController()
  document.addEventListener('ashlar:error', event => hear(event as CustomEvent<BlockError>), listening)
  onDestroy(() => {
    listening.abort()
    for (const stop of stops.values()) stop()
    stops.clear()
  })
}

/** Loads the pictures in `root` that wait and that no block loads, until the site is destroyed. */
export function showLooseImages(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>(WAITING_IMAGES)) {
    if (!image.closest('noscript') && !imageOwner(image)) onDestroy(loadLoose(image))
  }
}

function loadLoose(image: HTMLImageElement): () => void {
  const giveBack = keepAttributes(image, ['style'])
  const [, cropMode] = FILLED.find(([parent]) => image.parentElement?.matches(parent)) ?? []
  if (cropMode) Object.assign(image.style, { inlineSize: '100%', blockSize: '100%' })
  const stop = loadImage(image, { load: true, cropMode })
  return () => {
    stop()
    giveBack()
  }
}
