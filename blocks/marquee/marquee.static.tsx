import { safeHref } from '../../src/data/fields/links'
import { staticForm } from '../kit/element/static-form'
import { marqueeSchema } from './marquee.schema'

/** The items, standing. */
export default staticForm({
  schema: marqueeSchema,
  Form({ items, linkTo, textSize }) {
    if (items.length === 0) return null
    return (
      <ul style={{ fontSize: textSize }}>
        {items.map(({ text = '', image, width, height, link }, at) => {
          const href = safeHref(link ?? linkTo ?? '')
          const content = image ? (
            <img src={image} alt={text} width={width} height={height} loading="lazy" decoding="async" />
          ) : (
            text
          )
          return <li key={at}>{href ? <a href={href}>{content}</a> : content}</li>
        })}
      </ul>
    )
  },
})
