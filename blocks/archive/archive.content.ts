import type { ArchiveContent, ArchiveGroup } from './archive.schema'

const LIST = 'ul, ol'
/** How many entries a group has, as servers write it behind its name. */
const COUNT = /\s*\((\d+)\)$/

/** Reads the server's list of groups; a list inside a group holds its entries. */
export function readArchive(serverNodes: readonly ChildNode[]): ArchiveContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const lists = elements.flatMap(element => [
    ...(element.matches(LIST) ? [element] : []),
    ...element.querySelectorAll(LIST),
  ])
  const outer = lists.filter(list => !lists.some(other => other !== list && other.contains(list)))
  return { serverGroups: outer.flatMap(list => [...list.children]).flatMap(readGroup) }
}

function readGroup(item: Element): ArchiveGroup[] {
  const inner = item.querySelector(LIST)
  const named = [...item.querySelectorAll('a[href]')].find(link => !inner?.contains(link))
  const words = ownText(item, inner)
  const title = (named ? textOf(named) : words).replace(COUNT, '')
  const items = [...(inner?.children ?? [])].map(child => {
    const link = child.querySelector('a[href]')
    return { title: textOf(link ?? child), href: link?.getAttribute('href') ?? '' }
  })
  const count = COUNT.exec(words)?.[1]
  return title
    ? [{ title, href: named?.getAttribute('href') ?? '', items, ...(count && { count: Number(count) }) }]
    : []
}

/** The words of an item without those of the list inside it. */
const ownText = (node: Node, inner: Element | null): string =>
  clean(
    [...node.childNodes]
      .map(child =>
        child === inner ? '' : child instanceof Element ? ownText(child, inner) : child.textContent,
      )
      .join(''),
  )

const textOf = (element: Element): string => clean(element.textContent ?? '')
const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()
