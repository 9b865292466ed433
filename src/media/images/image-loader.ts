import { BlockError, report } from '../../data/core/report'
import { keepAttributes } from '../../dom/core/keep-attributes'
import { imageMessages } from './image.messages'
import { layOutImage, paintBackground } from './image-layout'
import { startLoad } from './image-load'
import { type GivenOptions, readImageOptions } from './image-options'
import { concurrentLoads, createLoadQueue, type LoadQueue } from './load-queue'

/** Callbacks for the outcome of a load. */
export interface ImageListeners {
  /** The image has loaded. */
  readonly onLoad?: ((image: HTMLImageElement) => void) | undefined
  /** The image has failed to load, which is already reported. */
  readonly onFail?: ((error: BlockError) => void) | undefined
}

/** The page's queue. */
const pageQueue = createLoadQueue(concurrentLoads)

/** The images that are loading or queued, each with its loader. */
const loading = new WeakMap<Element, object>()

/** The attributes that loading changes on an `<img>`. */
const CHANGED = ['class', 'src', 'srcset', 'sizes', 'style', 'loading', 'fetchpriority']

/** Sites fade in images by this class. */
const LOADED_CLASS = 'loaded'

/**
 * Loads an image when it comes near the viewport, at its displayed width, and a larger version when it grows.
 * Images that are already loading are skipped, unless concurrent loads are allowed.
 *
 * @returns how to stop: the element gets its own attributes back.
 */
export function loadImage(
  element: Element,
  given: GivenOptions = {},
  listeners: ImageListeners = {},
  queue: LoadQueue = pageQueue,
): () => void {
  if (!(element instanceof HTMLImageElement)) return fail(element, imageMessages.notAnImage, listeners)
  const options = readImageOptions(element, given)
  if (!options.source.trim()) return fail(element, imageMessages.missingSource, listeners)
  if (loading.has(element) && !options.allowConcurrentLoads) return nothing

  const stops = [keepAttributes(element, CHANGED), layOutImage(element, options)]
  if (!options.load) return inReverse(stops)

  const load = {}
  const end = (): void => {
    if (loading.get(element) === load) loading.delete(element)
  }
  loading.set(element, load)
  stops.push(end)
  if (options.priority) element.setAttribute('fetchpriority', 'high')
  const stopLoad = startLoad(element, options, queue, {
    onLoad() {
      end()
      element.classList.add(LOADED_CLASS)
      if (options.useBgImage) stops.push(paintBackground(element, options))
      listeners.onLoad?.(element)
    },
    onFail(cause) {
      end()
      fail(element, imageMessages.notLoaded(options.source), listeners, cause)
    },
  })
  stops.push(stopLoad)
  return inReverse(stops)
}

/** Reports a failure and returns a no-op as the stop function. */
export function fail(where: Node, message: string, { onFail }: ImageListeners, cause?: unknown): () => void {
  const error = new BlockError('image-failed', message, { cause })
  report(error, where)
  onFail?.(error)
  return nothing
}

function nothing(): void {}

function inReverse(stops: (() => void)[]): () => void {
  return () => {
    for (const stop of stops.splice(0).reverse()) stop()
  }
}
