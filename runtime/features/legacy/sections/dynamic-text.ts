import { keepAttributes } from '../../../../src/dom/core/keep-attributes'
import { MIN_DYNAMIC_SIZE } from '../../text/fit-text.state'

/** Texts of cards, and lines that fill the width of their box. */
const DYNAMIC_TEXT = '.sqs-dynamic-text, .sqsrte-scaled-text'

/** Templates without this class state the sizes of cards' texts themselves. */
const SIZED_BY_WINDOW = '[class*="-dynamic-font-sizing"]'

/** Number of sizes that are tried for a line. */
const ROUNDS = 8

/** Blocks whose texts their style sheet hides until they have a size. */
const BLOCK = '.sqs-block-image'
const READY = 'sqs-text-ready'

/** Sizes the texts of cards and scaled lines by the width of their boxes, now and when these change. Returns how to stop. */
export function start(page: Document): () => void {
  const restores: (() => void)[] = []
  const texts = new Map<Element, HTMLElement[]>()
  // Later in the frame: a new font size changes the height of the box, which must not trigger another measurement.
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      for (const [box, inside] of texts) for (const text of inside) size(text, box)
    })
  })

  for (const text of page.querySelectorAll<HTMLElement>(DYNAMIC_TEXT)) {
    const box = boxOf(text)
    if (!box) continue
    restores.push(keepAttributes(text, ['style']))
    texts.set(box, [...(texts.get(box) ?? []), text])
    size(text, box)
  }
  for (const box of texts.keys()) observer.observe(box)
  for (const block of page.querySelectorAll(`${BLOCK}:not(.${READY})`)) {
    restores.push(keepAttributes(block, ['class']))
    block.classList.add(READY)
  }
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    for (const restore of restores) restore()
  }
}

const isScaled = (text: Element): boolean => text.matches('.sqsrte-scaled-text')

function boxOf(text: Element): Element | null {
  if (isScaled(text)) return text.closest('.sqsrte-scaled-text-container')
  return text.closest(SIZED_BY_WINDOW) && text.closest('.sqs-block-content')
}

function size(text: HTMLElement, box: Element): void {
  const { width } = box.getBoundingClientRect()
  if (width === 0) return
  if (!isScaled(text)) {
    text.style.fontSize = cardTextSize(width, innerWidth)
    return
  }
  Object.assign(text.style, {
    display: 'inline-block',
    whiteSpace: 'nowrap',
    visibility: 'visible',
    opacity: '1',
  })
  let tried = MEASURED_PX
  // Browsers that round the widths of letters need more than the measure and its correction.
  for (let round = 0; round < ROUNDS; round++) {
    text.style.fontSize = `${tried}px`
    const line = text.getBoundingClientRect().width
    if (round > 0 && line <= width) return
    tried = scaledTextSize(width, line, tried) ?? tried
  }
}

/** Size at which scaled text is measured, in px. */
export const MEASURED_PX = 100

/**
 * The font size of a card's text: in a card as wide as the window its full size, in a narrower one that share of it.
 * At least 0.75rem.
 */
export function cardTextSize(cardWidth: number, windowWidth: number): string {
  const percent = windowWidth > 0 ? Math.round((cardWidth / windowWidth) * 1000) / 10 : 100
  return `max(${MIN_DYNAMIC_SIZE}, ${Math.min(percent, 100)}%)`
}

/**
 * The font size in px at which a line is as wide as its box; undefined if either has no width.
 *
 * @param measured the line's width at the font size `at`, in px.
 */
export function scaledTextSize(boxWidth: number, measured: number, at: number): number | undefined {
  return boxWidth > 0 && measured > 0 ? Math.floor((boxWidth / measured) * at * 10) / 10 : undefined
}
