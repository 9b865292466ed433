import { keepAttributes } from '../../../../src/dom/core/keep-attributes'
import { cardTextSize, MEASURED_PX, scaledTextSize } from './dynamic-text.state'

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
  // Later in the frame: another size changes the height of its box, which is no reason to measure again.
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
