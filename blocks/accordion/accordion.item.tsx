import {
  type CSSProperties,
  createElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { ServerHtml } from '../kit/element/server-html'
import { Paragraphs } from '../kit/ui/base/paragraphs'
import { useReveal } from '../kit/ui/base/use-reveal'
import { attributesOf } from './accordion.attributes'
import type { AccordionItem } from './accordion.schema'
import { DURATION_MS } from './accordion.state'

interface ItemProps {
  readonly id: string
  readonly item: AccordionItem
  readonly level: number
  readonly titleStyle: CSSProperties
  readonly isRegion: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onReveal: () => void
}

/** One item: a heading with a button, and the panel it controls. */
export function Item(props: ItemProps): ReactElement {
  const { id, item, level, titleStyle, isRegion, isOpen, onToggle, onReveal } = props
  const { template } = item
  const titleId = template.button?.id || `${id}-title`
  const panel = useRef<HTMLDivElement>(null)
  // At once, so that the next click finds it moving.
  const press = (): void => {
    if (!panel.current?.getAnimations().some(isMoving)) flushSync(onToggle)
  }
  return (
    <div ref={attributesOf(template.item)} className="accordion__item" data-open={isOpen}>
      <Heading level={level} template={template.heading}>
        <button
          ref={attributesOf(template.button)}
          id={titleId}
          className="accordion__title"
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          style={titleStyle}
          onClick={press}
        >
          <Title of={item.title} template={template.title} />
          <span ref={attributesOf(template.icon)} className="accordion__icon" aria-hidden="true" />
        </button>
      </Heading>
      <AccordionPanel
        panel={panel}
        id={`${id}-panel`}
        titleId={titleId}
        isOpen={isOpen}
        isRegion={isRegion}
        onReveal={onReveal}
      >
        <Content of={item.content} template={template.content} />
      </AccordionPanel>
    </div>
  )
}

/** Whether an animation of a panel opens or closes it: a page may have others. */
const isMoving = (animation: Animation): boolean =>
  (animation as Partial<CSSTransition>).transitionProperty === 'grid-template-rows'

interface HeadingProps {
  readonly level: number
  readonly template: Element | undefined
  readonly children: ReactNode
}

/** Keeps the server's tag, which the site's style sheets select, and adds the level that the tag does not have. */
function Heading({ level, template, children }: HeadingProps): ReactElement {
  const tag = template?.localName ?? `h${level}`
  return createElement(
    tag,
    {
      ref: attributesOf(template),
      className: 'accordion__heading',
      ...(tag !== `h${level}` && { role: 'heading', 'aria-level': level }),
    },
    children,
  )
}

interface TextProps {
  readonly of: string | readonly ChildNode[]
  readonly template: Element | undefined
}

function Title({ of, template }: TextProps): ReactElement {
  return (
    <span ref={attributesOf(template)} className="accordion__text">
      {typeof of === 'string' ? of : <ServerHtml as="span" nodes={of} />}
    </span>
  )
}

function Content({ of, template }: TextProps): ReactElement {
  return (
    <div ref={attributesOf(template)} className="accordion__content">
      {typeof of === 'string' ? <Paragraphs of={of} /> : <ServerHtml nodes={of} />}
    </div>
  )
}

interface AccordionPanelProps {
  readonly panel: RefObject<HTMLDivElement | null>
  readonly id: string
  readonly titleId: string
  readonly isOpen: boolean
  readonly isRegion: boolean
  /** Called when find-in-page targets content inside, or the URL's fragment targets the item. */
  readonly onReveal: () => void
  readonly children: ReactNode
}

/** The panel of an item. Find-in-page still finds the content of a closed one. */
function AccordionPanel(props: AccordionPanelProps): ReactElement {
  const { panel, id, titleId, isOpen, isRegion, onReveal, children } = props
  const isHidden = useHiddenWhenClosed(isOpen)

  useLayoutEffect(() => {
    // Neither React nor Preact supports this value of `hidden`.
    const element = panel.current
    if (isHidden) element?.setAttribute('hidden', 'until-found')
    else element?.removeAttribute('hidden')
  }, [panel, isHidden])

  useReveal(panel, onReveal, '.accordion__item')

  return (
    <div
      ref={panel}
      id={id}
      className="accordion__panel"
      {...(isRegion && isOpen && { role: 'region', 'aria-labelledby': titleId })}
    >
      {children}
    </div>
  )
}

/** True after the closing animation. */
function useHiddenWhenClosed(isOpen: boolean): boolean {
  const [isClosed, setClosed] = useState(!isOpen)
  useEffect(() => {
    if (isOpen) return setClosed(false)
    if (isClosed) return undefined
    const timer = setTimeout(() => setClosed(true), DURATION_MS)
    return () => clearTimeout(timer)
  }, [isOpen, isClosed])
  return isClosed && !isOpen
}
