import { BlockError, report } from '../../data/core/report'
import { keepAttributes } from '../../dom/core/keep-attributes'
import { layOutPicture, paintBackground } from './image-layout'
import { startLoad } from './image-load'
import { imageMessages } from './image-messages'
import { type GivenOptions, readImageOptions } from './image-options'
import { concurrentLoads, createLoadQueue, type LoadQueue } from './load-queue'

/** Who wants to know how a load ended. */
export interface ImageListeners {
  /** The picture is there. */
  readonly onLoad?: ((image: HTMLImageElement) => void) | undefined
  /** The picture could not be had. It has been reported. */
  readonly onFail?: ((error: BlockError) => void) | undefined
}

/** The one queue of the page. */
const pageQueue = createLoadQueue(concurrentLoads)

/** The pictures that are being loaded, or wait for it, and by whom. */
const loading = new WeakMap<Element, object>()

/** What loading changes on an `<img>`. */
const CHANGED = ['class', 'src', 'srcset', 'sizes', 'style', 'loading', 'fetchpriority']

/** Sites fade pictures in by this class. */
const LOADED_CLASS = 'loaded'

/**
 * Loads one picture when it comes near the viewport, at the width it is shown, and more of it when it
 * grows. One that is already loading is skipped, unless concurrent loads are allowed [IMG-08].
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

  const stops = [keepAttributes(element, CHANGED), layOutPicture(element, options)]
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

/** What stands in a `<noscript>` is not on screen, though a script that writes pages may make elements of it. */
export const PICTURES = 'img:not(noscript img)'

/** Loads every picture under `root` [IMG-15]. Returns how to stop. */
export function loadImages(
  root: ParentNode | null | undefined,
  given: GivenOptions = {},
  listeners: ImageListeners = {},
): () => void {
  const images = [...(root?.querySelectorAll<HTMLImageElement>(PICTURES) ?? [])]
  if (!root || images.length === 0) {
    return fail(root ?? document, root ? imageMessages.noImages : imageMessages.noRoot, listeners)
  }
  return inReverse(images.map(image => loadImage(image, given, listeners)))
}

/** Reports a failure, and returns how to stop what has not begun. */
function fail(where: Node, message: string, { onFail }: ImageListeners, cause?: unknown): () => void {
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
