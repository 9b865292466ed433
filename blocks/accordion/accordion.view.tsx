import { type CSSProperties, type ReactElement, useId, useState } from 'react'
import { ServerHtml } from '../kit/server-html'
import type { AccordionData, AccordionItem } from './accordion.schema'
import { DURATION_MS, initialState, toggle } from './accordion.state'

const style = { '--duration': `${DURATION_MS}ms` } as CSSProperties

export function Accordion({ items, allowMultiple, openFirst }: AccordionData): ReactElement {
  const id = useId()
  const [state, setState] = useState(() => initialState(openFirst))

  return (
    <div className="accordion" style={style}>
      {items.map((item, index) => (
        <Item
          key={index}
          id={`${id}${index}`}
          item={item}
          isOpen={state.open.includes(index)}
          onToggle={now => setState(state => toggle(state, index, now, allowMultiple))}
        />
      ))}
    </div>
  )
}

interface ItemProps {
  readonly id: string
  readonly item: AccordionItem
  readonly isOpen: boolean
  readonly onToggle: (now: number) => void
}

function Item({ id, item, isOpen, onToggle }: ItemProps): ReactElement {
  return (
    <section className="accordion__item" data-open={isOpen}>
      <h3 className="accordion__heading">
        <button
          id={`${id}-title`}
          className="accordion__title"
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={({ timeStamp }) => onToggle(timeStamp)}
        >
          {item.title}
        </button>
      </h3>
      <div
        id={`${id}-panel`}
        className="accordion__panel"
        role="region"
        aria-labelledby={`${id}-title`}
        inert={!isOpen}
      >
        {typeof item.content === 'string' ? (
          <div className="accordion__content">{item.content}</div>
        ) : (
          <ServerHtml className="accordion__content" nodes={item.content as ChildNode[]} />
        )}
      </div>
    </section>
  )
}
