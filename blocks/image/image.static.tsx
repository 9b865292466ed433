import { safeHref } from '../../src/data/fields/links'
import { staticForm } from '../kit/element/static-form'
import { imageSchema } from './image.schema'

export default staticForm({
  schema: imageSchema,
  Form({ source, alt = '', link, caption, maxWidth, aspectRatio, priority, options: { dimensions } }) {
    if (!source) return null
    const ratio = aspectRatio ?? (dimensions && dimensions.width / dimensions.height)
    const image = (
      <img
        src={source}
        alt={alt}
        width={dimensions?.width}
        height={dimensions?.height}
        decoding="async"
        style={{ display: 'block', inlineSize: '100%', aspectRatio: ratio, objectFit: 'cover' }}
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    )
    const href = link && safeHref(link.href)
    const linked = href ? (
      <a href={href} aria-label={alt ? undefined : href} {...(link.newWindow && { target: '_blank' })}>
        {image}
      </a>
    ) : (
      image
    )
    const Box = caption ? 'figure' : 'div'
    return (
      <Box style={{ maxInlineSize: maxWidth }}>
        {linked}
        {caption && <figcaption>{caption}</figcaption>}
      </Box>
    )
  },
})
