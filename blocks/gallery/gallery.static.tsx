import { safeHref } from '../../src/data/fields/links'
import { staticForm } from '../kit/element/static-form'
import { gallerySchema } from './gallery.schema'

/** The pictures with their captions, in the markup that a server would write. */
export default staticForm({
  schema: gallerySchema,
  Form({ slides, label, showMeta }) {
    const pictures = slides.filter(({ type, src }) => type === 'image' && src)
    if (pictures.length === 0) return null
    return (
      <ul aria-label={label || undefined}>
        {pictures.map(({ src, alt, title, description, clickThroughUrl, dimensions }, at) => {
          const href = clickThroughUrl && safeHref(clickThroughUrl)
          const caption = [title, description].filter(text => typeof text === 'string' && text).join(' – ')
          const image = (
            <img
              src={src}
              alt={alt || title}
              width={dimensions?.width}
              height={dimensions?.height}
              loading="lazy"
              decoding="async"
            />
          )
          return (
            <li key={at}>
              <figure>
                {href ? <a href={href}>{image}</a> : image}
                {showMeta && caption && <figcaption>{caption}</figcaption>}
              </figure>
            </li>
          )
        })}
      </ul>
    )
  },
})
