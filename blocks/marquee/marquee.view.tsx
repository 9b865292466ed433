import { type CSSProperties, type ReactElement, useMemo, useRef } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { ServerHtml } from '../kit/element/server-html'
import type { LineRefs } from './marquee.animation'
import { Items } from './marquee.items'
import { useMotion } from './marquee.motion'
import type { MarqueeData } from './marquee.schema'
import { MIN_WIDTH_PX } from './marquee.state'

export function Marquee(props: MarqueeData & ServerContent): ReactElement {
  const { items, textSize, itemSpacing, type, serverNodes } = props
  const strip = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const copies = useRef<HTMLDivElement>(null)
  const refs = useMemo<LineRefs>(() => ({ strip, line, copies }), [])
  const { isStill, movingLine, wave } = useMotion(props)

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
      {movingLine && <movingLine.MovingLine refs={refs} data={props} wave={wave} />}
    </div>
  )
}
