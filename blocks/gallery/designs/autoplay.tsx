import { type ReactElement, useEffect } from 'react'
import { adoptStyles } from '../../kit/element/adopt-styles'
import type { GalleryData } from '../gallery.schema'
import css from './autoplay.css?inline'
import { AutoplayButton } from './autoplay-button'
import { useAutoplay } from './use-autoplay'
import type { MovingGallery } from './use-motion'

adoptStyles(css)

export interface AutoplayProps {
  readonly data: GalleryData
  readonly gallery: MovingGallery
  /** Told whether the gallery moves by itself now. */
  readonly onRotate: (isRotating: boolean) => void
}

/** Moves the gallery by itself, and shows the button that stops it: a part that is loaded where it is asked for. */
export function Autoplay({ data, gallery, onRotate }: AutoplayProps): ReactElement | null {
  const { isRotating, button } = useAutoplay(data, gallery)
  useEffect(() => onRotate(isRotating), [onRotate, isRotating])
  return button && <AutoplayButton {...button} />
}
