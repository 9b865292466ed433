import type { ArchiveContent, ArchiveGroup } from './archive.schema'

const LIST = 'ul, ol'
/** The number of entries after a group's name. */
const COUNT = / ?\((\d+)\)$/

/** Reads the groups from the server's list; a nested list holds a group's entries. */
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

/** The text of an item without that of its nested list. */
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
