import type { CSSProperties, ReactElement } from 'react'
import type { Crop } from '../gallery.layout'
import type { Slide } from '../gallery.slide.schema'
import { ServerNodes } from './server-nodes'

interface PictureProps {
  readonly slide: Slide
  readonly crop: Crop
  /** Loads before all others. */
  readonly isFirst: boolean
}

/** What a slide shows: its image, or what the server rendered for it. */
export function Picture({ slide, crop, isFirst }: PictureProps): ReactElement {
  const style = {
    '--gallery-crop': crop,
    '--gallery-focus': `${slide.focalPoint.x * 100}% ${slide.focalPoint.y * 100}%`,
  } as CSSProperties
  const nodes = slide.image ? [slide.image] : slide.nodes
  if (nodes.length > 0) return <ServerNodes className="gallery__kept" nodes={nodes} style={style} />
  return (
    <div className="gallery__kept" style={style}>
      <img src={slide.src} alt={slide.alt} loading={isFirst ? 'eager' : 'lazy'} />
    </div>
  )
}
