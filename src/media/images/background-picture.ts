import { keepAttributes } from '../../dom/core/keep-attributes'
import { pictureStyle } from './image-layout'
import type { ImageOptions } from './image-options'

/**
 * Paints a picture that is there as its parent's background (`useBgImage`, B3 L102). The picture stays
 * for those who do not see it. Returns how to take it off again.
 */
export function paintBackground(image: HTMLImageElement, options: ImageOptions): () => void {
  const parent = image.parentElement
  if (!parent) return () => undefined
  const stop = keepAttributes(parent, ['style'])
  const { objectFit, objectPosition } = pictureStyle(options)
  parent.style.backgroundImage = `url(${JSON.stringify(image.currentSrc)})`
  parent.style.backgroundRepeat = 'no-repeat'
  parent.style.backgroundSize = BACKGROUND_SIZES[objectFit] ?? objectFit
  parent.style.backgroundPosition = objectPosition || '50% 50%'
  image.style.opacity = '0'
  return stop
}

const BACKGROUND_SIZES: Readonly<Record<string, string>> = {
  '': 'auto',
  fill: '100% 100%',
  'scale-down': 'contain',
}
