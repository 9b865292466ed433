import { dom } from '../../../src/data/core/dom'
import type { MapOptions } from '../map.provider'

const SVG = 'http://www.w3.org/2000/svg'
/** A pin whose tip marks the place, 28 × 40. */
const DROP = 'M14 39C11 31 1 23 1 14a13 13 0 0 1 26 0c0 9-10 17-13 25Z'

/** The size of the marker in px; its anchor is the middle of the lower edge. */
export const PIN_SIZE = { width: 28, height: 40 } as const

/** The marker of a map: a link, or an image without a URL. */
export function createPin({ label, title, link }: MapOptions['marker']): HTMLElement {
  const pin = dom.createElement(link ? 'a' : 'span')
  pin.className = 'map__pin'
  pin.title = title
  pin.ariaLabel = label
  if (pin instanceof HTMLAnchorElement && link) {
    pin.href = link
    pin.target = '_blank'
    pin.rel = 'noopener'
  } else {
    pin.role = 'img'
  }
  pin.append(drawDrop())
  return pin
}

function drawDrop(): SVGElement {
  const svg = dom.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${PIN_SIZE.width} ${PIN_SIZE.height}`)
  svg.setAttribute('aria-hidden', 'true')
  const drop = dom.createElementNS(SVG, 'path')
  drop.setAttribute('d', DROP)
  const hole = dom.createElementNS(SVG, 'circle')
  for (const [name, value] of [
    ['cx', 14],
    ['cy', 14],
    ['r', 5],
  ] as const) {
    hole.setAttribute(name, `${value}`)
  }
  svg.append(drop, hole)
  return svg
}
