import { type CSSProperties, type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import type { BlockError } from '../../../src/data/core/report'
import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import { loadImage } from '../../../src/media/images/image-loader'
import { type GivenOptions, noscriptSource } from '../../../src/media/images/image-options'
import { parseSize, type Size } from '../../../src/media/images/image-values'
import { placeNodes } from '../element/place-nodes'

interface LoadedImageProps {
  /** The server's own live `<img>`: it is moved here, never cloned, and restored on removal. */
  readonly element?: HTMLImageElement | undefined
  /** The address of the image; an `element` may have its own, in `src` or `data-src`. */
  readonly source?: string | undefined
  /** The alternative text of the image; an `element` keeps its own unless this is set. */
  readonly alt?: string | undefined
  /** The image's intrinsic size, which reserves its space before it loads. */
  readonly dimensions?: Size | undefined
  /** The box's width divided by its height; by default the image's own ratio. */
  readonly aspectRatio?: number | undefined
  /** The view's style sheet sets the box's size; no space is reserved here. */
  readonly fill?: boolean | undefined
  /** Loads immediately with high priority: for the largest image in the first viewport. */
  readonly priority?: boolean | undefined
  /** Crop, size and request options. They override the element's attributes. */
  readonly options?: GivenOptions | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly onLoad?: (() => void) | undefined
  readonly onFail?: ((error: BlockError) => void) | undefined
}

/** `data-state` of the box around an image. */
export type PictureState = 'loading' | 'loaded' | 'failed'

/**
 * Renders an image in a box that reserves its space: `<span class="loaded-image"
 * data-state="loading"><img></span>`. It loads near the viewport at its displayed width; if it fails, a
 * neutral box shows its text.
 */
export function LoadedImage(props: LoadedImageProps): ReactElement {
  const { element, source, alt, dimensions, aspectRatio, fill, priority, options, className, style } = props
  const box = useRef<HTMLSpanElement>(null)
  const listeners = useRef(props)
  listeners.current = props
  const [state, setState] = useState<PictureState>('loading')

  const ratio = aspectRatio ?? ratioOf(dimensions ?? sizeOf(element))
  const isReserved = fill === true || ratio !== undefined
  const cropMode = options?.cropMode ?? (isReserved ? 'cover' : 'none')
  const given: GivenOptions = { load: true, ...options, cropMode, source, dimensions, priority }
  const key = JSON.stringify(given)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the options' values
  useLayoutEffect(() => {
    if (!box.current) return undefined
    const image = element ?? box.current.querySelector('img')
    if (!image) return undefined
    setState('loading')
    const fallbackSource = element && noscriptSource(element)
    const restore = fillBox(image, box.current, cropMode !== 'none' && isReserved, alt)
    const stop = loadImage(
      image,
      { ...given, fallbackSource },
      {
        onLoad() {
          setState('loaded')
          listeners.current.onLoad?.()
        },
        onFail(error) {
          // Transparent, not hidden: its text is still read out, and no broken image is painted.
          image.style.opacity = '0'
          setState('failed')
          listeners.current.onFail?.(error)
        },
      },
    )
    return () => {
      stop()
      restore()
    }
  }, [element, key, alt, isReserved])

  return (
    <span
      ref={box}
      className={className ? `loaded-image ${className}` : 'loaded-image'}
      data-state={state}
      style={{ ...boxStyle(fill ? undefined : ratio, given, state, isReserved), ...style }}
    >
      {element ? null : <img key="new" alt={alt ?? ''} />}
      {state === 'failed' && (
        <span aria-hidden="true" style={IN_PLACE}>
          {alt ?? element?.alt}
        </span>
      )}
    </span>
  )
}

/** The text of an image that failed, centered. */
const IN_PLACE: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: '1rem',
  fontSize: 'var(--ashlar-text-s)',
  textAlign: 'center',
}

function boxStyle(
  aspectRatio: number | undefined,
  { stretch, dimensions }: GivenOptions,
  state: PictureState,
  isReserved: boolean,
): CSSProperties {
  return {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    ...(aspectRatio !== undefined && { aspectRatio: String(aspectRatio) }),
    ...(stretch === false && dimensions && { maxInlineSize: dimensions.width }),
    ...(state === 'failed' && {
      minBlockSize: isReserved ? undefined : '6em',
      backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)',
    }),
  }
}

/** Places an image in its box and lets it fill it. Returns a function that restores it. */
function fillBox(
  image: HTMLImageElement,
  box: Element,
  isFilling: boolean,
  alt: string | undefined,
): () => void {
  const putBack = box.contains(image) ? undefined : place(image, box)
  const undress = keepAttributes(image, ['style', 'alt'])
  const filling = isFilling ? { position: 'absolute', inset: '0', blockSize: '100%' } : { blockSize: 'auto' }
  Object.assign(image.style, { display: 'block', inlineSize: '100%', ...filling })
  if (alt !== undefined) image.alt = alt
  return () => {
    undress()
    putBack?.()
  }
}

/** A `<picture>` moves together with its sources. */
function place(image: HTMLImageElement, box: Element): () => void {
  const parent = image.parentElement
  const node = parent?.localName === 'picture' ? parent : image
  return placeNodes(box, [node], { isAlone: false })
}

function ratioOf(size: Size | undefined): number | undefined {
  return size && size.width / size.height
}

function sizeOf(element: HTMLImageElement | undefined): Size | undefined {
  if (!element) return undefined
  const written = `${element.getAttribute('width')}x${element.getAttribute('height')}`
  return parseSize(element.dataset.imageDimensions) ?? parseSize(written)
}
