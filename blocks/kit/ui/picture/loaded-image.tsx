import { type CSSProperties, type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import type { BlockError } from '../../../../src/data/core/report'
import { keepAttributes } from '../../../../src/dom/core/keep-attributes'
import { loadImage } from '../../../../src/media/images/image-loader'
import { type GivenOptions, noscriptSource } from '../../../../src/media/images/image-options'
import { parseSize, type Size } from '../../../../src/media/images/image-values'

export interface LoadedImageProps {
  /** The server's own live `<img>`: it is moved here, never cloned, and given back on removal. */
  readonly element?: HTMLImageElement | undefined
  /** The address of the picture; an `element` may bring its own, in `src` or `data-src`. */
  readonly source?: string | undefined
  /** What the picture says to those who do not see it; an `element` keeps its own unless this is set. */
  readonly alt?: string | undefined
  /** The picture's own size: keeps its place before it is there. */
  readonly dimensions?: Size | undefined
  /** The box's width divided by its height; the picture's own proportions where it is missing. */
  readonly aspectRatio?: number | undefined
  /** The view's style sheet gives the box its size; nothing is reserved here. */
  readonly fill?: boolean | undefined
  /** Loads at once, before all others: for the first picture that a visitor sees. */
  readonly priority?: boolean | undefined
  /** How the picture is cropped, sized and asked for. They win over the element's attributes. */
  readonly options?: GivenOptions | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly onLoad?: (() => void) | undefined
  readonly onFail?: ((error: BlockError) => void) | undefined
}

/** `data-state` of the box around a picture. */
export type PictureState = 'loading' | 'loaded' | 'failed'

/**
 * A picture in a box that keeps its place: `<span class="loaded-image" data-state="loading"><img></span>`.
 * It loads near the viewport and at the width it is shown; one that fails leaves a calm box and its text.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the options' values
  useLayoutEffect(() => {
    if (!box.current) return undefined
    const image = element ?? box.current.querySelector('img')
    if (!image) return undefined
    setState('loading')
    const fallbackSource = element && noscriptSource(element)
    const giveBack = dress(image, box.current, cropMode !== 'none' && isReserved, alt)
    const stop = loadImage(
      image,
      { ...given, fallbackSource },
      {
        onLoad() {
          setState('loaded')
          listeners.current.onLoad?.()
        },
        onFail(error) {
          // Unseen, not hidden: its text is still read out, and no broken picture is drawn.
          image.style.opacity = '0'
          setState('failed')
          listeners.current.onFail?.(error)
        },
      },
    )
    return () => {
      stop()
      giveBack()
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

/** The words of a picture that could not be had, in its middle. */
const IN_PLACE: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
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

/** Puts a picture into its box and lets it fill it. Returns how to give it back as it was. */
function dress(
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

/** A `<picture>` moves with the candidates it holds. */
function place(image: HTMLImageElement, box: Element): () => void {
  const parent = image.parentElement
  const node = parent?.localName === 'picture' ? parent : image
  const mark = document.createComment('')
  node.before(mark)
  box.append(node)
  return () => (mark.parentNode ? mark.replaceWith(node) : node.remove())
}

function ratioOf(size: Size | undefined): number | undefined {
  return size && size.width / size.height
}

function sizeOf(element: HTMLImageElement | undefined): Size | undefined {
  if (!element) return undefined
  const written = `${element.getAttribute('width')}x${element.getAttribute('height')}`
  return parseSize(element.dataset.imageDimensions) ?? parseSize(written)
}
