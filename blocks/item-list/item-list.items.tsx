import type { ReactElement, Ref } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { Paragraphs } from '../kit/ui/base/paragraphs'
import type { Item } from './item-list.schema'

interface ItemsProps {
  readonly items: readonly Item[]
  readonly ref: Ref<HTMLUListElement>
}

/** The items of the JSON, in the markup that a server would write. */
export const Items = ({ items, ref }: ItemsProps): ReactElement => (
  <ul ref={ref}>
    {items.map((item, key) => (
      <li key={key}>
        <Card {...item} />
      </li>
    ))}
  </ul>
)

function Card({ title, description, image, button }: Item): ReactElement {
  const href = button && safeHref(button.href)
  const { newWindow } = button ?? {}
  return (
    <>
      {image && <img loading="lazy" decoding="async" {...image} alt={image.alt} />}
      {title && <h3>{title}</h3>}
      {description && <Paragraphs of={description} />}
      {href && (
        <a href={href} {...(newWindow && { target: '_blank', rel: 'noopener' })}>
          {button.text}
        </a>
      )}
    </>
  )
}
