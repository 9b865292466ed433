import { createElement, type ReactElement, useLayoutEffect, useRef } from 'react'
import { useLanguage } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { Paragraphs } from '../kit/ui/base/paragraphs'
import { useReveal } from '../kit/ui/base/use-reveal'
import type { Menu, MenuSection } from './menu-tabs.schema'
import { priceText } from './menu-tabs.state'

interface MenuPanelProps {
  readonly id: string
  readonly className: string
  readonly menu: Menu
  /** The id of its tab, if any. */
  readonly labelledBy: string | undefined
  readonly headingLevel: number
  readonly isSelected: boolean
  /** Has the server's classes, whose style sheets show and hide the panel. */
  readonly hasServerClasses: boolean
  /** Called when find-in-page or the URL's fragment targets content inside. */
  readonly onReveal: () => void
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex]'

/** One menu. Find-in-page also finds the content of hidden menus. */
export function MenuPanel(props: MenuPanelProps): ReactElement {
  const { id, className, menu, labelledBy, headingLevel, isSelected, hasServerClasses, onReveal } = props
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    // Neither React nor Preact supports this value of `hidden`.
    if (isSelected) element.removeAttribute('hidden')
    else element.setAttribute('hidden', 'until-found')
    // A panel without focusable content is focusable itself (ARIA Authoring Practices, tabs), but only while it
    // is open: `until-found` hides the content of a panel, not the panel, which the Tab key would still reach.
    if (labelledBy && isSelected && !element.querySelector(FOCUSABLE)) element.tabIndex = 0
    else element.removeAttribute('tabindex')
    if (hasServerClasses) element.style.display = isSelected || 'onbeforematch' in element ? 'block' : 'none'
  }, [isSelected, hasServerClasses, labelledBy])

  useReveal(panel, onReveal)

  return (
    <div
      ref={panel}
      id={id}
      className={className}
      {...(labelledBy && isSelected && { role: 'tabpanel', 'aria-labelledby': labelledBy })}
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

/** The title above a menu in print, where the tabs are hidden. */
function titleText({ title }: Menu): string {
  if (typeof title === 'string') return title
  return title
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
}

interface SectionsProps {
  readonly of: readonly MenuSection[]
  readonly level: number
}

/** The sections of a menu with their items and prices. */
export function Sections({ of: sections, level }: SectionsProps): ReactElement {
  return (
    <>
      {sections.map(({ title, description, items }, index) => (
        <section key={index} className="menu-tabs__section">
          {title && createElement(`h${level}`, { className: 'menu-tabs__title' }, title)}
          {description && <Description of={description} />}
          {items.length > 0 && (
            <ul>
              {items.map(({ title, description, price, options }, index) => (
                <li key={index} className="menu-tabs__item">
                  <Line title={title} price={price} />
                  {description && <Description of={description} />}
                  {options.map((option, index) => (
                    <Line key={index} {...option} />
                  ))}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  )
}

function Description({ of }: { readonly of: string }): ReactElement {
  return (
    <div className="menu-tabs__description">
      <Paragraphs of={of} />
    </div>
  )
}

interface LineProps {
  readonly title: string
  readonly price: string | number
}

function Line({ title, price }: LineProps): ReactElement {
  const language = useLanguage()
  return (
    <div className="menu-tabs__line">
      <span>{title}</span>
      {price !== '' && <span className="menu-tabs__price">{priceText(price, language)}</span>}
    </div>
  )
}
