import { createElement, type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { emit, useHost, useUniqueId } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import type { MenuTabsEvents } from './block'
import { MenuPanel } from './menu-tabs.panel'
import type { Menu, MenuTabsData } from './menu-tabs.schema'
import { tabAfter } from './menu-tabs.state'

export function MenuTabs(props: MenuTabsData & ServerContent): ReactElement {
  const { menus, label, look, serverNodes } = props
  const id = useUniqueId()
  const host = useHost()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const selected = Math.min(chosen, menus.length - 1)

  if (menus.length === 0) return <ServerHtml nodes={serverNodes} />
  const panelId = (index: number): string => menus[index]?.id ?? `${id}${index}-panel`
  const select = (index: number): void => {
    if (index === selected) return
    setChosen(index)
    emit<MenuTabsEvents>(host, 'change', { selected: index })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = tabAfter(event.key, selected, menus.length, isRtl)
    if (next === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll('button')[next]?.focus()
    select(next)
  }
  return (
    <div className={join('menu-tabs', look?.root)}>
      {menus.length > 1 && (
        <div
          ref={list}
          className={join('menu-tabs__list', look?.list)}
          role="tablist"
          aria-label={label}
          onKeyDown={onKeyDown}
        >
          {menus.map(({ title }, index) => (
            <button
              key={index}
              id={`${id}${index}`}
              className={join('menu-tabs__tab', look?.tab, index === selected && look?.selectedTab)}
              type="button"
              role="tab"
              aria-selected={index === selected}
              aria-controls={panelId(index)}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => select(index)}
            >
              <Title of={title} />
            </button>
          ))}
        </div>
      )}
      {menus.length === 1 &&
        createElement(
          `h${props.headingLevel}`,
          { className: 'menu-tabs__title' },
          <Title of={menus[0]?.title ?? ''} />,
        )}
      <div className={join('menu-tabs__panels', look?.panels)}>
        {menus.map((menu, index) => (
          <MenuPanel
            key={index}
            id={panelId(index)}
            className={join('menu-tabs__panel', look?.panel, index === selected && look?.selectedPanel)}
            menu={menu}
            labelledBy={menus.length > 1 ? `${id}${index}` : undefined}
            headingLevel={props.headingLevel}
            isSelected={index === selected}
            hasServerClasses={!!look?.panel}
            onReveal={() => select(index)}
          />
        ))}
      </div>
    </div>
  )
}

function Title({ of }: { readonly of: Menu['title'] }): ReactNode {
  return typeof of === 'string' ? of : <ServerHtml as="span" nodes={of} />
}

const join = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
