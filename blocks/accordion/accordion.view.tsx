import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react'
import { emit, useHost, useUniqueId } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { attributesOf } from './accordion.attributes'
import { Item } from './accordion.item'
import type { AccordionData } from './accordion.schema'
import { DURATION_MS, initiallyOpen, type OpenItems, reveal, toggle } from './accordion.state'
import type { AccordionEvents } from './block'

const style = { '--duration': `${DURATION_MS}ms` } as CSSProperties

/** Above this number, panels are no landmarks (ARIA Authoring Practices, accordion). */
const MAX_REGIONS = 6

export function Accordion(props: AccordionData & ServerContent): ReactElement {
  const { items, allowMultiple, headingLevel } = props
  const id = useUniqueId()
  const [open, setOpen] = useState(() => initiallyOpen(items, props.openFirst))
  useChangeEvent(open)

  if (items.length === 0) return <ServerHtml nodes={props.serverNodes} />
  return (
    <div
      ref={attributesOf(props.template)}
      className="accordion"
      style={style}
      data-symbol={props.icon}
      data-icon-side={props.iconSide}
      data-title-align={props.titleAlign}
      data-dividers={props.dividers}
    >
      {items.map((item, index) => (
        <Item
          key={index}
          id={`${id}${index}`}
          item={item}
          level={item.level ?? headingLevel}
          titleStyle={props.titleStyle}
          isRegion={items.length <= MAX_REGIONS}
          isOpen={open.includes(index)}
          onToggle={() => setOpen(open => toggle(open, index, allowMultiple))}
          onReveal={() => setOpen(open => reveal(open, index, allowMultiple))}
        />
      ))}
    </div>
  )
}

/** Fires `ashlar:change` with the open items after each change. */
function useChangeEvent(open: OpenItems): void {
  const host = useHost()
  const last = useRef(open)
  useEffect(() => {
    if (last.current === open) return
    last.current = open
    emit<AccordionEvents>(host, 'change', { open })
  }, [host, open])
}
