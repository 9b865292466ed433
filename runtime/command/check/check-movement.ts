import { RESERVED } from 'virtual:ashlar/reserved-boxes'
import { attributeOf, closestAround, type PageElement } from '../html/page'
import { isInNoscript, offsetOf } from '../html/position'
import { staticHtml } from '../prerender/static-html'
import { blockNameOf } from './check-blocks'
import type { CheckedPage, Finding } from './finding'

/** Styles that reserve a height. */
const HEIGHT = /(?:height|block-size|aspect-ratio|--ashlar-[a-z-]{1,40})\s?:/i

/** Finds content that shifts the layout when it loads. */
export async function checkMovement({ page, finding }: CheckedPage): Promise<Finding[]> {
  const boxes = closestAround(page, hasBox)
  const pictures = page
    .select('img:is([src], [data-src]):not([width][height], [data-image-dimensions], [hidden])')
    .filter(
      image =>
        !HEIGHT.test(attributeOf(image, 'style') ?? '') &&
        !isInNoscript(page, offsetOf(image)) &&
        !boxes.has(image),
    )
    .map(image => {
      const source = (attributeOf(image, 'src') ?? attributeOf(image, 'data-src') ?? '').slice(-60)
      return finding(
        'will-move',
        image,
        `<img> has no width and height (${source}): what follows moves when it loads`,
      )
    })
  const { blocks: empty } = await staticHtml(page)
  const blocks = empty.filter(isUnreserved).map(block => {
    const name = `<${block.name}>`
    return finding(
      'will-move',
      block,
      `the content of ${name} is only in its JSON: run ashlar prerender, or give it a height`,
    )
  })
  return [...pictures, ...blocks]
}

/** The style sheet of a gallery gives its pictures a ratio; a template is not on the page. */
const hasBox = (element: PageElement): boolean =>
  blockNameOf(element) === 'gallery' || element.name === 'template'

const isUnreserved = (block: PageElement): boolean =>
  !RESERVED.includes(blockNameOf(block) ?? '') && !HEIGHT.test(attributeOf(block, 'style') ?? '')
