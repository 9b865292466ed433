import { mount } from '../../test/mount'

const PICTURE = '/src/media/images/picture.fixture.png'

/** A card in the server's list. */
const card = (name: string): string =>
  `<li><img src="${PICTURE}?${name}" width="40" height="30" alt="" loading="lazy"><h3>${name}</h3><p>Text</p><a href="#${name}">More</a></li>`

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']

export const LIST = `<ul>${NAMES.map(card).join('')}</ul>`

/** A mounted list in a box of a width. */
export async function lay(data: object, html = LIST, width = 1000, more = ''): Promise<HTMLElement> {
  return mount('item-list', data, html, host => {
    host.style.cssText = `inline-size: ${width}px; ${more}`
  })
}

/** The list of the block. */
export const listOf = (block: Element): HTMLElement => {
  const list = block.querySelector<HTMLElement>('ul')
  if (!list) throw new Error('no list')
  return list
}

/** Names of the items that the list shows in full. */
export function shown(block: Element): string {
  const list = listOf(block)
  const box = list.getBoundingClientRect()
  return [...list.children]
    .filter(item => {
      const { left, right, width } = item.getBoundingClientRect()
      return width > 0 && left >= box.left - 2 && right <= box.right + 2
    })
    .map(item => item.querySelector('h3, h2')?.textContent)
    .join()
}

/** The block's own button. */
export const button = (block: Element, name: string): HTMLButtonElement | null =>
  block.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
