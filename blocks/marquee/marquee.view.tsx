import { type CSSProperties, type ReactElement, type ReactNode, useMemo, useRef } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import type { LineRefs } from './marquee.animation'
import { useMotion } from './marquee.motion'
import { MovingLine } from './marquee.moving-line'
import type { MarqueeData, MarqueeItem } from './marquee.schema'
import { MIN_WIDTH_PX } from './marquee.state'
import type { Wave } from './marquee.wave'

export function Marquee(props: MarqueeData & ServerContent): ReactElement {
  const { items, textSize, itemSpacing, type, serverNodes } = props
  const strip = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const copies = useRef<HTMLDivElement>(null)
  const refs = useMemo<LineRefs>(() => ({ strip, line, copies }), [])
  const { isStill, isMoving, wave } = useMotion(props)

  if (items.length === 0) return <ServerHtml nodes={serverNodes} />
  const style = {
    ...type,
    ...(textSize && { fontSize: textSize }),
    ...(itemSpacing && { '--ashlar-marquee-gap': itemSpacing }),
    ...(wave && { '--marquee-room': `calc(${2 * wave.height}px + 1lh)` }),
    '--marquee-least': `${MIN_WIDTH_PX}px`,
  } as CSSProperties
  return (
    <div
      className="marquee"
      style={style}
      data-moves={!isStill}
      data-fades={props.fadeEdges}
      data-compat={props.compat}
    >
      <div ref={strip} className="marquee__strip">
        <div ref={line} className="marquee__line">
          <Items {...props} wave={wave} />
          <div ref={copies} className="marquee__copies" aria-hidden="true" />
        </div>
      </div>
      {isMoving && <MovingLine refs={refs} data={props} wave={wave} />}
    </div>
  )
}

interface ItemsProps extends Pick<MarqueeData, 'items' | 'linkTo' | 'newWindow'> {
  readonly wave: Wave | undefined
}

/** The items of a marquee. A common link is a single link, so a single Tab stop. */
function Items({ items, linkTo, newWindow, wave }: ItemsProps): ReactNode {
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
