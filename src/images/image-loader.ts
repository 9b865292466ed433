import { BlockError } from '../block-error'
import { report } from '../report'
import { imageMessages } from './image-messages'
import { type GivenOptions, type ImageOptions, readImageOptions } from './image-options'
import { isGreater } from './image-width'
import { keepAttributes } from './keep-attributes'
import { layOutPicture, shownWidth } from './lay-out-picture'
import { createLoadQueue, type LoadQueue } from './load-queue'
import { whenNear } from './near-viewport'
import { concurrentLoads, readScreen } from './page-screen'
import { currentWidth, noscriptSource, pictureRequest } from './picture-request'
import { ownOutcome, showSource, swapSource } from './show-picture'

/** Who wants to know how a load ended. */
export interface ImageListeners {
  /** The picture is on screen. */
  readonly onLoad?: (() => void) | undefined
  /** The picture could not be had. It has been reported. */
  readonly onFail?: ((error: BlockError) => void) | undefined
}

/** The pictures that wait for a place or for the network now. */
const loading = new WeakSet<Element>()

const pageQueue = createLoadQueue(concurrentLoads)

const CHANGED = ['src', 'srcset', 'sizes', 'style', 'fetchpriority', 'decoding']

/**
 * Loads one picture when it comes near the viewport, at the width it is shown, and again when it grows.
 * A picture that is already loading is skipped unless concurrent loads are allowed (B4 L213).
 *
 * @returns how to stop: the element gets its own attributes back.
 */
export function loadImage(
  element: Element,
  given: GivenOptions = {},
  listeners: ImageListeners = {},
  queue: LoadQueue = pageQueue,
): () => void {
  const options = readImageOptions(element, given)
  const fault = imageFault(element, options.source)
  if (fault !== undefined) {
    fail(element, fault, listeners)
    return () => undefined
  }
  if (!(element instanceof HTMLImageElement)) return () => undefined
  if (loading.has(element) && !options.allowConcurrentLoads) return () => undefined

  const stops = [keepAttributes(element, CHANGED), layOutPicture(element, options)]
  if (options.load) stops.push(startLoad(element, options, listeners, queue))
  return () => {
    for (const stop of stops.reverse()) stop()
  }
}

/** What is wrong with a picture, in the words of B5 L270; undefined when nothing is. */
export function imageFault(element: unknown, source: unknown): string | undefined {
  if (!(element instanceof Element) || element.localName !== 'img') return imageMessages.notAnImage
  if (typeof source !== 'string' || !source.trim()) return imageMessages.missingSource
  return undefined
}

function startLoad(
  image: HTMLImageElement,
  options: ImageOptions,
  listeners: ImageListeners,
  queue: LoadQueue,
): () => void {
  // The page's own candidates win: the browser already chooses among them.
  const isPages = Boolean(image.srcset || image.closest('picture')?.querySelector('source'))
  const isShown = currentWidth(image.getAttribute('src'), options) !== undefined
  const stops: (() => void)[] = []

  let isStopped = false
  stops.push(() => {
    isStopped = true
  })

  const settle = (outcome: Promise<unknown>): Promise<unknown> =>
    outcome.then(
      () => isStopped || listeners.onLoad?.(),
      cause => isStopped || fail(image, imageMessages.notLoaded(options.source), listeners, cause),
    )

  const request = (isFirst: boolean): void => {
    const wanted = pictureRequest(shownWidth(image, options), readScreen(), options, noscriptSource(image))
    const current = currentWidth(image.getAttribute('src'), options)
    if (loading.has(image) || !isGreater(wanted.width, current, isFirst && options.forceImageUpdate)) return
    loading.add(image)
    const leave = queue.add(async signal => {
      const work = tryInTurn(
        wanted.sources,
        source => (isFirst ? showSource : swapSource)(image, source),
        signal,
      )
      await (isFirst ? settle(work) : work.catch(() => undefined))
      loading.delete(image)
    }, options.priority)
    stops.push(() => {
      loading.delete(image)
      leave()
    })
  }

  if (options.priority) image.setAttribute('fetchpriority', 'high')
  if (isPages || (isShown && !options.forceImageUpdate)) void settle(ownOutcome(image))
  else if (options.priority) request(true)
  else stops.push(whenNear(image.clientWidth ? image : (image.parentElement ?? image), () => request(true)))

  if (!isPages && options.sizeFormat) stops.push(watchGrowth(image, () => request(false)))
  return () => {
    for (const stop of stops.reverse()) stop()
  }
}

async function tryInTurn(
  sources: readonly string[],
  show: (source: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let failure: unknown
  for (const source of sources) {
    if (signal.aborted) return
    try {
      return await show(source)
    } catch (cause) {
      failure = cause
    }
  }
  throw failure
}

function watchGrowth(image: HTMLImageElement, grown: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (image.clientWidth > 0 && image.complete && image.naturalWidth > 0) grown()
  })
  observer.observe(image)
  return () => observer.disconnect()
}

function fail(element: Element, message: string, { onFail }: ImageListeners, cause?: unknown): void {
  const error = new BlockError('image-failed', message, { cause })
  report(error, element)
  onFail?.(error)
}
