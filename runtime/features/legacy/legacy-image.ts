import type { ReadData } from './read-data'

/** Reads an image block's lightbox settings from its button. */
export const imageData: ReadData = carrier => {
  const button = carrier.querySelector<HTMLElement>('button.lightbox')
  if (!button) return undefined
  const { image, src } = button.querySelector('img')?.dataset ?? {}
  return {
    lightbox: true,
    lightboxTheme: button.dataset.lightboxTheme ?? 'dark',
    lightboxSource: image || src,
  }
}
