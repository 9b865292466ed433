import type { ReactElement, ReactNode } from 'react'
import { safeHref } from '../../src/data/fields/safe-href'
import { ServerHtml } from '../kit/element/server-html'
import type { MarqueeData, MarqueeItem } from './marquee.schema'
import type { Wave } from './marquee.wave'

interface ItemsProps extends Pick<MarqueeData, 'items' | 'linkTo' | 'newWindow'> {
  readonly wave: Wave | undefined
}

/** The items of a marquee. A common link is a single link, so a single Tab stop. */
export function Items({ items, linkTo, newWindow, wave }: ItemsProps): ReactNode {
  const isOneLink = items.every(({ link, nodes }) => link === undefined && nodes === undefined)
  const all = items.map((item, index) => (
    <Linked
      key={index}
      className="marquee__item"
      href={item.link ?? (isOneLink || item.nodes ? undefined : linkTo)}
      newWindow={item.link === undefined ? newWindow : item.newWindow}
    >
      <Item {...item} wave={wave} />
    </Linked>
  ))
  return (
    <Linked className="marquee__items" href={isOneLink ? linkTo : undefined} newWindow={newWindow}>
      {all}
    </Linked>
  )
}

type ItemProps = MarqueeItem & Pick<ItemsProps, 'wave'>

function Item({ text = '', image, width, height, nodes, wave }: ItemProps): ReactNode {
  if (nodes && !(wave && text)) return <ServerHtml as="span" data-wave="" nodes={nodes} />
  if (image) return <img data-wave="" src={image} alt={text} width={width} height={height} decoding="async" />
  return wave ? <wave.Text text={text} /> : text
}

interface LinkedProps {
  readonly className: string
  readonly href: string | undefined
  readonly newWindow: boolean
  readonly children: ReactNode
}

function Linked({ className, href, newWindow, children }: LinkedProps): ReactElement {
  const address = href === undefined ? undefined : safeHref(href)
  if (address === undefined) return <span className={className}>{children}</span>
  return (
    <a className={className} href={address} {...(newWindow && { target: '_blank' })}>
      {children}
    </a>
  )
}
