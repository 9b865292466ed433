import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { ServerHtml } from '../kit/element/server-html'
import { useReveal } from '../kit/ui/base/use-reveal'
import type { Menu } from './menu-tabs.schema'
import { Sections } from './menu-tabs.sections'

interface MenuPanelProps {
  readonly id: string
  readonly className: string
  readonly menu: Menu
  /** The id of its tab; undefined where it has none. */
  readonly labelledBy: string | undefined
  readonly headingLevel: number
  readonly isSelected: boolean
  /** It wears the classes of a site whose style sheets show and hide it in their own way. */
  readonly hasServerClasses: boolean
  /** The browser wants to show something inside: a search hit, or the target of the address. */
  readonly onReveal: () => void
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex]'

/** One menu: while another is shown, the browser's search in the page still finds what it holds. */
export function MenuPanel(props: MenuPanelProps): ReactElement {
  const { id, className, menu, labelledBy, headingLevel, isSelected, hasServerClasses, onReveal } = props
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    // Neither React nor Preact writes this value of `hidden`.
    if (isSelected) element.removeAttribute('hidden')
    else element.setAttribute('hidden', 'until-found')
    // The keyboard reaches a panel itself where it would find nothing inside (ARIA Authoring Practices, tabs).
    if (labelledBy && !element.querySelector(FOCUSABLE)) element.tabIndex = 0
    else element.removeAttribute('tabindex')
    if (hasServerClasses) element.style.display = isSelected || 'onbeforematch' in element ? 'block' : 'none'
  }, [isSelected, hasServerClasses, labelledBy])

  useReveal(panel, onReveal)

  return (
    <div
      ref={panel}
      id={id}
      className={className}
      {...(labelledBy && { role: 'tabpanel', 'aria-labelledby': labelledBy })}
      data-title={titleText(menu)}
    >
      {menu.content ? (
        <ServerHtml nodes={menu.content} />
      ) : (
        <Sections of={menu.sections} level={headingLevel} />
      )}
    </div>
  )
}

/** What paper says above a menu, where it has no tabs. */
function titleText({ title }: Menu): string {
  if (typeof title === 'string') return title
  return title
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
}
