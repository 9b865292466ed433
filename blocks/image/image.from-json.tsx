import type { ReactElement, ReactNode } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { ServerHtml } from '../kit/element/server-html'
import { LoadedImage } from '../kit/ui/loaded-image'
import type { ImageBlockData, ImageLink } from './image.schema'
import type { ShapeStyles } from './image.shape'

/** A picture rendered from data, with its link and caption. */
export function ImageFromJson(data: ImageBlockData & { readonly shapeStyles: ShapeStyles }): ReactElement {
  const { source, alt, title, link, maxWidth, aspectRatio, shapeStyles, priority, server, options } = data
  const element = source === undefined || shows(server.image, source) ? server.image : undefined
  const words = alt ?? server.image?.alt
  const caption = data.caption ?? server.caption
  const hasCaption = caption.length > 0
  const Box = hasCaption ? 'figure' : 'div'

  return (
    <Box style={{ maxInlineSize: maxWidth }}>
      <Linked
        link={link ?? server.link}
        label={words || title || (typeof caption === 'string' ? caption : '')}
      >
        <div className="image__shadow" style={{ filter: shapeStyles.filter }}>
          <LoadedImage
            className="image__picture"
            element={element}
            source={source}
            alt={words}
            dimensions={options.dimensions}
            aspectRatio={aspectRatio ?? shapeStyles.aspectRatio}
            priority={priority}
            options={options}
            style={{ clipPath: shapeStyles.clipPath }}
          />
        </div>
      </Linked>
      {hasCaption && <Caption caption={caption} />}
    </Box>
  )
}

interface LinkedProps {
  readonly link: ImageLink | undefined
  readonly label: string
  readonly children: ReactNode
}

function Linked({ link, label, children }: LinkedProps): ReactNode {
  const href = link && safeHref(link.href)
  if (href === undefined) return children
  return (
    <a href={href} aria-label={label || href} target={link?.newWindow ? '_blank' : undefined}>
      {children}
    </a>
  )
}

function Caption({ caption }: { readonly caption: string | readonly Node[] }): ReactElement {
  return (
    <figcaption>
      {typeof caption === 'string' ? caption : <ServerHtml nodes={caption as readonly ChildNode[]} />}
    </figcaption>
  )
}

/** Whether the server's image has the source of the data. */
function shows(image: HTMLImageElement | undefined, source: string): boolean {
  const own = image?.dataset.src || image?.dataset.image || image?.getAttribute('src')
  return own === source
}
