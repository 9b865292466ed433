import { readMarkedMenus } from './menu-tabs.marked'
import type { MenuTabsContent } from './menu-tabs.schema'

type Menus = NonNullable<MenuTabsContent['menus']>

const HEADING = ':is(h1, h2, h3, h4, h5, h6)'

/**
 * Reads the menus from the server's HTML: from tabs and panels that are marked as such, as exported sites have
 * them; from links that lead to parts of the same block; from boxes that begin with a heading; or from headings
 * with what follows each. A page without scripts works with all of them.
 */
export function readMenus(serverNodes: readonly ChildNode[]): MenuTabsContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const marked = readMarkedMenus(elements)
  if (marked) return marked

  const nodes = unwrap(serverNodes)
  const menus = readLinked(nodes) ?? readBoxes(nodes) ?? readHeadings(nodes)
  // One menu is no choice, and stands as the server wrote it.
  return menus && menus.length > 1 ? { menus } : {}
}

/** Links above, and the elements that they lead to; nothing else may stand there. */
function readLinked(nodes: readonly ChildNode[]): Menus | undefined {
  const [first, ...panels] = solid(nodes)
  const links = first instanceof Element ? [...first.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')] : []
  const menus = links.map(link => {
    const panel = panels.find(node => node instanceof Element && `#${node.id}` === link.getAttribute('href'))
    return panel && { title: [...link.childNodes], content: [...panel.childNodes], id: (panel as Element).id }
  })
  const isWhole = menus.length > 0 && menus.length === panels.length && menus.every(menu => menu)
  return isWhole ? (menus as Menus) : undefined
}

/** Boxes whose first element is a heading. */
function readBoxes(nodes: readonly ChildNode[]): Menus | undefined {
  const menus = solid(nodes).map(node => {
    const heading = node instanceof Element ? node.firstElementChild : null
    if (!heading?.matches(HEADING)) return undefined
    const content = [...node.childNodes].filter(child => child !== heading)
    const { id } = node as Element
    return { title: [...heading.childNodes], content, ...(id && { id }) }
  })
  return menus.length > 0 && menus.every(menu => menu) ? (menus as Menus) : undefined
}

/** The level of the first heading parts the menus; nothing may stand before it. */
function readHeadings(nodes: readonly ChildNode[]): Menus | undefined {
  const [first, ...rest] = solid(nodes)
  if (!(first instanceof HTMLHeadingElement)) return undefined

  const menus: { title: ChildNode[]; content: ChildNode[]; id?: string }[] = []
  for (const node of [first, ...rest]) {
    if (node instanceof HTMLHeadingElement && node.localName === first.localName) {
      menus.push({ title: [...node.childNodes], content: [], ...(node.id && { id: node.id }) })
    } else menus.at(-1)?.content.push(node)
  }
  return menus
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
