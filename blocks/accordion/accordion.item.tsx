import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react'
import { useDress } from '../kit/element/dress'
import { ServerHtml } from '../kit/element/server-html'
import { Paragraphs } from '../kit/ui/base/paragraphs'
import { AccordionPanel } from './accordion.panel'
import type { AccordionItem } from './accordion.schema'

interface ItemProps {
  readonly id: string
  readonly item: AccordionItem
  readonly level: number
  readonly titleStyle: CSSProperties
  readonly isRegion: boolean
  readonly isOpen: boolean
  readonly onToggle: (now: number) => void
  readonly onReveal: () => void
}

/** A heading with its button, and the panel that it opens. */
export function Item(props: ItemProps): ReactElement {
  const { id, item, level, titleStyle, isRegion, isOpen, onToggle, onReveal } = props
  const { like } = item
  const dressItem = useDress(like.item)
  const dressButton = useDress(like.button)
  return (
    <div ref={dressItem} className="accordion__item" data-open={isOpen}>
      <Heading level={level} like={like.heading}>
        <button
          ref={dressButton}
          id={`${id}-title`}
          className="accordion__title"
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          style={titleStyle}
          onClick={({ timeStamp }) => onToggle(timeStamp)}
        >
          <Title of={item.title} like={like.title} />
          <span className="accordion__icon" aria-hidden="true" />
        </button>
      </Heading>
      <AccordionPanel id={id} isOpen={isOpen} isRegion={isRegion} onReveal={onReveal}>
        <Content of={item.content} like={like.content} />
      </AccordionPanel>
    </div>
  )
}

interface HeadingProps {
  readonly level: number
  readonly like: Element | undefined
  readonly children: ReactNode
}

function Heading({ level, like, children }: HeadingProps): ReactElement {
  return createElement(`h${level}`, { ref: useDress(like), className: 'accordion__heading' }, children)
}

interface TextProps {
  readonly of: string | readonly Node[]
  readonly like: Element | undefined
}

function Title({ of, like }: TextProps): ReactElement {
  const dress = useDress(like)
  return (
    <span ref={dress} className="accordion__text">
      {typeof of === 'string' ? of : <ServerHtml as="span" nodes={of as readonly ChildNode[]} />}
    </span>
  )
}

function Content({ of, like }: TextProps): ReactElement {
  const dress = useDress(like)
  return (
    <div ref={dress} className="accordion__content">
      {typeof of === 'string' ? <Paragraphs of={of} /> : <ServerHtml nodes={of as readonly ChildNode[]} />}
    </div>
  )
}
