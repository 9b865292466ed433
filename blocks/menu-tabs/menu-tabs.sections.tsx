import { createElement, type ReactElement } from 'react'
import { useLanguage } from '../kit/element/host'
import { Paragraphs } from '../kit/ui/base/paragraphs'
import type { MenuSection } from './menu-tabs.schema'
import { priceText } from './menu-tabs.state'

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
