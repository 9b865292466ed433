import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react'
import { BlockError, report } from '../../../src/data/core/report'
import { imageMessages } from '../../../src/media/images/image.messages'
import { chooseWidth, readScreen, sizedSource } from '../../../src/media/images/image-source'
import type { LightboxImage } from '../../../src/media/lightbox/lightbox.request'
import { MESSAGES } from '../lightbox.messages'

interface PictureProps {
  readonly content: LightboxImage
  readonly thumbnail: () => Element | null | undefined
}

/** The image currently on screen. */
interface ShownPicture {
  /** Empty while there is nothing to show. */
  readonly source: string
  /** Width divided by height, if known. */
  readonly ratio: number | undefined
  /** The maximum width in px: the intrinsic width, if known. */
  readonly widest: number | undefined
  readonly state: 'loading' | 'loaded' | 'failed'
}

/** An image: first the page's thumbnail, immediately, and then the large version. */
export function Picture({ content, thumbnail }: PictureProps): ReactElement {
  const [shown, show] = useState(() => shownNow(content, thumbnail()))
  const image = useRef<HTMLImageElement>(null)
  const box = useRef<HTMLSpanElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide shows the same image throughout its life
  useEffect(() => {
    let isGone = false
    loadLarge(content, shown, image.current ?? box.current).then(
      loaded => isGone || show(loaded),
      cause => {
        report(new BlockError('image-failed', imageMessages.notLoaded(content.source), { cause }))
        if (!isGone) show({ ...shown, state: shown.source ? 'loaded' : 'failed' })
      },
    )
    return () => {
      isGone = true
    }
  }, [])

  const { source, ratio, widest, state } = shown
  const style = {
    ...(ratio && { '--ratio': ratio }),
    ...(widest && { '--widest': `${widest}px` }),
  } as CSSProperties
  if (state === 'failed') {
    return (
      <p className="broken">
        {content.alt && <strong>{content.alt}</strong>}
        {MESSAGES.broken}
      </p>
    )
  }
  return source ? (
    <img
      ref={image}
      className="picture"
      part="picture"
      src={source}
      alt={content.alt}
      draggable={false}
      data-sized={ratio !== undefined}
      style={style}
    />
  ) : (
    <span ref={box} className="waiting" data-sized={ratio !== undefined} style={style} />
  )
}

/** Returns the thumbnail's image, if it has loaded, as a stand-in for the large one. */
function shownNow({ dimensions }: LightboxImage, thumbnail: Element | null | undefined): ShownPicture {
  const image = thumbnail instanceof HTMLImageElement ? thumbnail : thumbnail?.querySelector('img')
  const isThere = image?.complete === true && image.naturalWidth > 0
  const size =
    dimensions ?? (isThere ? { width: image.naturalWidth, height: image.naturalHeight } : undefined)
  return {
    source: isThere ? image.currentSrc : '',
    ratio: size && size.width / size.height,
    widest: dimensions?.width,
    state: 'loading',
  }
}

/**
 * Loads an image at the size at which the lightbox shows it, and decodes it, so that it appears in one step.
 * Rejects if it does not load.
 * @param element the element in its place meanwhile, to measure the available size.
 */
async function loadLarge(
  content: LightboxImage,
  { ratio }: ShownPicture,
  element: HTMLElement | null,
): Promise<ShownPicture> {
  const { source, dimensions, sizeFormat } = content
  const width = chooseWidth(roomFor(ratio, element?.parentElement), readScreen(), {
    dimensions,
    sizeAdjustment: 1,
    allowSaveData: true,
    dprMin: 1,
    dprMax: Number.POSITIVE_INFINITY,
  })
  const sized = sizedSource(source, width, sizeFormat)
  // A host without width variants serves the image itself.
  const image = await (sized === source ? load(source) : load(sized).catch(() => load(source)))
  const { naturalWidth, naturalHeight } = image
  return {
    source: image.src,
    ratio: naturalWidth > 0 ? naturalWidth / naturalHeight : ratio,
    // A vector image is sharp at any size, and a resized copy does not tell the full size.
    widest: dimensions?.width ?? (sizeFormat || /\.svgz?([?#]|$)/i.test(source) ? undefined : naturalWidth),
    state: 'loaded',
  }
}

async function load(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  await image.decode()
  return image
}

/** Returns the width of an image in the slide, in CSS px. */
function roomFor(ratio: number | undefined, slide: Element | null | undefined): number {
  const { width, height } = slide?.getBoundingClientRect() ?? { width: innerWidth, height: innerHeight }
  return ratio ? Math.min(width, height * ratio) : width
}
