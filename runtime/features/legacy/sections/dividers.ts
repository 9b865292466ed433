import { isRecord, parseJson } from '../../../../src/data/core/json'
import { keepAttributes } from '../../../../src/dom/core/keep-attributes'
import { dividerPath } from './divider.state'

/** Sections with a drawn lower edge. */
const DIVIDERS = '.has-section-divider'

/**
 * Draws the lower edges of sections whose markup has an empty path, at the height that their data states. Edges that
 * the server or the builder has drawn stay. Returns how to stop.
 */
export function start(page: Document): () => void {
  const restores: (() => void)[] = []
  for (const section of page.querySelectorAll<HTMLElement>(DIVIDERS)) {
    const path = section.querySelector('.section-divider-clip')
    const divider = dividerOf(section)
    if (!path || path.getAttribute('d')?.trim() || !divider) continue
    const stroke = section.querySelector('.section-divider-stroke')
    restores.push(keepAttributes(section, ['style']), keepAttributes(path, ['d']))
    if (stroke) restores.push(keepAttributes(stroke, ['d']))
    section.style.setProperty('--divider-height', lengthOf(divider['height']) ?? '6vw')
    const observer = new ResizeObserver(() => draw(section, path, stroke, divider))
    observer.observe(section)
    restores.push(() => observer.disconnect())
  }
  return () => {
    for (const restore of restores.reverse()) restore()
  }
}

type Data = Readonly<Record<string, unknown>>

function dividerOf({ dataset }: HTMLElement): Data | undefined {
  try {
    const context = parseJson(dataset['currentContext'] ?? '')
    const divider = isRecord(context) && context['divider']
    return isRecord(divider) && divider['enabled'] !== false ? divider : undefined
  } catch {
    // Edited by hand, or no JSON: the section ends in a straight line.
    return undefined
  }
}

function draw(section: HTMLElement, path: Element, stroke: Element | null, divider: Data): void {
  const { width, height } = (section.querySelector('.section-border') ?? section).getBoundingClientRect()
  if (width === 0 || height === 0) return
  const drawn = dividerPath({
    type: `${divider['type']}`,
    repetitions: width / (pixels(divider['width'], width) || width),
    depth: (pixels(divider['height'], width) || width * 0.06) / height,
    isFlipX: divider['isFlipX'] === true,
    isFlipY: divider['isFlipY'] === true,
  })
  if (!drawn) return
  path.setAttribute('d', drawn.outline)
  path.closest('svg')?.style.setProperty('display', 'block')
  stroke?.setAttribute('d', drawn.edge)
}

/** A length of the builder's data, `{ "value": 6, "unit": "vw" }`, as CSS. */
function lengthOf(data: unknown): string | undefined {
  if (!isRecord(data)) return undefined
  const { value, unit } = data
  return typeof value === 'number' && /^(px|vw|vh|vmin|vmax|rem|em|%)$/.test(`${unit}`)
    ? `${value}${unit}`
    : undefined
}

function pixels(data: unknown, width: number): number {
  const length = lengthOf(data)
  if (!length) return 0
  const value = Number.parseFloat(length)
  if (length.endsWith('px')) return value
  if (length.endsWith('vh')) return (value / 100) * innerHeight
  if (/r?em$/.test(length)) return value * 16
  return (value / 100) * width
}
