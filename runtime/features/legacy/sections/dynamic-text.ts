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
    frame = requestAnimationFrame(() => sizeAll(texts))
  })

  for (const text of page.querySelectorAll<HTMLElement>(DYNAMIC_TEXT)) {
    const box = boxOf(text)
    if (!box) continue
    restores.push(keepAttributes(text, ['style']))
    const inside = texts.get(box)
    if (inside) inside.push(text)
    else texts.set(box, [text])
  }
  sizeAll(texts)
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

/** Sizes all texts together: to measure each after the one before is changed would lay out the page for each. */
function sizeAll(texts: ReadonlyMap<Element, readonly HTMLElement[]>): void {
  const boxes = [...texts].map(([box, inside]) => ({ width: box.getBoundingClientRect().width, inside }))
  let scaled: { readonly text: HTMLElement; readonly width: number; tried: number }[] = []
  for (const { width, inside } of boxes) {
    if (width === 0) continue
    for (const text of inside) {
      if (isScaled(text)) scaled.push({ text, width, tried: MEASURED_PX })
      else text.style.fontSize = cardTextSize(width, innerWidth)
    }
  }
  for (const { text } of scaled) {
    Object.assign(text.style, {
      display: 'inline-block',
      whiteSpace: 'nowrap',
      visibility: 'visible',
      opacity: '1',
    })
  }
  // Browsers that round the widths of letters need more than the measure and its correction.
  for (let round = 0; round < ROUNDS && scaled.length > 0; round++) {
    for (const { text, tried } of scaled) text.style.fontSize = `${tried}px`
    const lines = scaled.map(({ text }) => text.getBoundingClientRect().width)
    scaled.forEach((line, at) => {
      line.tried = scaledTextSize(line.width, lines[at] ?? 0, line.tried) ?? line.tried
    })
    scaled = scaled.filter(({ width }, at) => round === 0 || (lines[at] ?? 0) > width)
  }
}

/** Size at which scaled text is measured, in px. */
const MEASURED_PX = 100

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
