import { readMarkedMenus } from './menu-tabs.marked'
import type { MenuTabsContent } from './menu-tabs.schema'

type Menus = NonNullable<MenuTabsContent['menus']>

const HEADING = ':is(h1, h2, h3, h4, h5, h6)'

/**
 * Reads the menus from the server's HTML: from tabs and panels that are marked as such, as exported sites have
 * them; from boxes that begin with a heading; or from headings with what follows each. A page without scripts works with all of them.
 */
export function readMenus(serverNodes: readonly ChildNode[]): MenuTabsContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const marked = readMarkedMenus(elements)
  if (marked) return marked

  const nodes = unwrap(serverNodes)
  const menus = readBoxes(nodes) ?? readHeadings(nodes)
  // One menu is no choice, and stands as the server wrote it.
  return menus.length > 1 ? { menus } : {}
}

/** Boxes whose first element is a heading. */
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

/** The level of the first heading parts the menus; nothing may stand before it. */
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

/** A single element around everything is only a box, unless it is a menu by itself. */
function unwrap(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const [only, ...others] = solid(nodes)
  const isBox = only instanceof Element && !others.length && !only.matches(HEADING)
  return isBox && only.children.length > 1 && !only.firstElementChild?.matches(HEADING)
    ? unwrap([...only.childNodes])
    : nodes
}

const solid = (nodes: readonly ChildNode[]): ChildNode[] =>
  nodes.filter(node => node instanceof Element || (node instanceof Text && node.data.trim()))
