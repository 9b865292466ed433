import type { MenuTabsContent } from './menu-tabs.schema'

/**
 * Reads tabs and panels that say themselves what they are (`role`), as the menus of exported sites do; undefined
 * where there are none. Only their order, or a text that is the panel's label, ties the two: a panel without a
 * tab of its own gets one.
 */
export function readMarkedMenus(elements: readonly Element[]): MenuTabsContent | undefined {
  const find = (role: string): HTMLElement[] => [
    // A panel may hold tabs of another block.
    ...(elements[0]?.parentElement?.querySelectorAll<HTMLElement>(`[role=${role}]:not([role=tabpanel] *)`) ??
      []),
  ]
  const panels = find('tabpanel')
  const tabs = find('tab')
  const [firstPanel] = panels
  const list = tabs[0]?.parentElement
  if (!firstPanel || !list) return undefined

  const [tab, selectedTab] = classesOf(tabs)
  const [panel, selectedPanel] = classesOf(panels)
  return {
    menus: panels.map((panel, index) => ({
      title: titleOf(panel, index, tabs, tabs.length === panels.length),
      content: [...panel.childNodes],
      ...(panel.id && { id: panel.id }),
    })),
    look: {
      root: elements.find(element => element !== list && element.contains(list))?.className ?? '',
      list: list.className,
      tab,
      selectedTab,
      panels: elements.includes(firstPanel) ? '' : (firstPanel.parentElement?.className ?? ''),
      panel,
      selectedPanel,
    },
  }
}

function titleOf(
  panel: HTMLElement,
  index: number,
  tabs: readonly HTMLElement[],
  isPaired: boolean,
): readonly ChildNode[] | string {
  const label = panel.ariaLabel?.trim()
  const tab =
    tabs.find(tab => panel.id && tab.getAttribute('aria-controls') === panel.id) ??
    tabs.find(tab => label && tab.textContent.trim() === label)
  if (tab) return [...tab.childNodes]
  return isPaired || !label ? [...(tabs[index]?.childNodes ?? [])] : label
}

/** The classes of all of them, and those that only mark the selected one. */
function classesOf(elements: readonly HTMLElement[]): [all: string, selected: string] {
  const names = [...new Set(elements.flatMap(element => [...element.classList]))]
  const marks = (name: string): boolean => /active|selected/.test(name)
  return [names.filter(name => !marks(name)).join(' '), names.filter(marks).join(' ')]
}
