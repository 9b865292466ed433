import type { MenuTabsContent } from './menu-tabs.schema'

type Menus = NonNullable<MenuTabsContent['menus']>

const HEADING = ':is(h1, h2, h3, h4, h5, h6)'

/**
 * Reads the menus from the server's HTML: exported tabs and panels, boxes that start with a heading, or headings with
 * the content after each. All work without JavaScript.
 */
export function readMenus(serverNodes: readonly ChildNode[]): MenuTabsContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const marked = readMarkedTabs(elements)
  if (marked) return marked

  const nodes = unwrap(serverNodes)
  const menus = readBoxes(nodes) ?? readHeadings(nodes)
  // A single menu needs no tabs and stays unchanged.
  return menus.length > 1 ? { menus } : {}
}

/** Reads boxes whose first element is a heading. */
function readBoxes(nodes: readonly ChildNode[]): Menus | undefined {
  const menus = solid(nodes).flatMap(node => {
    const heading = node instanceof Element ? node.firstElementChild : null
    if (!heading?.matches(HEADING)) return []
    return [
      menuOf(
        heading,
        [...node.childNodes].filter(child => child !== heading),
        (node as Element).id,
      ),
    ]
  })
  return menus.length === solid(nodes).length ? menus : undefined
}

/** Splits the content at headings of the first heading's level; content before the first heading rules this out. */
function readHeadings(nodes: readonly ChildNode[]): Menus {
  const all = solid(nodes)
  const starts = all.filter(
    node => node instanceof HTMLHeadingElement && node.localName === all[0]?.nodeName.toLowerCase(),
  )
  return starts.map((heading, index) => {
    const next = starts[index + 1]
    const end = next && all.indexOf(next)
    return menuOf(heading, all.slice(all.indexOf(heading) + 1, end), (heading as Element).id)
  })
}

function menuOf(heading: ChildNode, content: readonly ChildNode[], id: string): Menus[number] {
  return { title: [...heading.childNodes], content, ...(id && { id }) }
}

/** Unwraps a single element around everything, unless it is a menu itself. */
function unwrap(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const [only, ...others] = solid(nodes)
  const isBox = only instanceof Element && !others.length && !only.matches(HEADING)
  return isBox && only.children.length > 1 && !only.firstElementChild?.matches(HEADING)
    ? unwrap([...only.childNodes])
    : nodes
}

const solid = (nodes: readonly ChildNode[]): ChildNode[] =>
  nodes.filter(node => node instanceof Element || (node instanceof Text && node.data.trim()))

/**
 * Reads exported tabs and panels by their `role`; `undefined` if there are none. They are matched by the panel's
 * label or by order; a panel without a tab gets one.
 */
function readMarkedTabs(elements: readonly Element[]): MenuTabsContent | undefined {
  // Not below the parent: while these nodes are read again, the block's own tabs stand beside them.
  const all = elements.flatMap(element => [element, ...element.querySelectorAll('*')]) as HTMLElement[]
  // A panel may contain another block's tabs.
  const find = (role: string): HTMLElement[] =>
    all.filter(found => found.matches(`[role=${role}]:not([role=tabpanel] *)`))
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

/** The common classes, and those of the selected element. */
function classesOf(elements: readonly HTMLElement[]): [all: string, selected: string] {
  const names = [...new Set(elements.flatMap(element => [...element.classList]))]
  const marks = (name: string): boolean => /active|selected/.test(name)
  return [names.filter(name => !marks(name)).join(' '), names.filter(marks).join(' ')]
}
