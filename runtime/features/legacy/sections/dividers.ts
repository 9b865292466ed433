import { isRecord, parseJson } from '../../../../src/data/core/json'
import { keepAttributes } from '../../../../src/dom/core/keep-attributes'

/** Sections with a drawn lower edge. */
const DIVIDERS = '.has-section-divider'

/**
 * Draws the lower edges of sections whose markup has an empty path, at the height that their data states. Edges that
 * the server or the builder has drawn stay. Returns how to stop.
 */
export function start(page: Document): () => void {
  const restores: (() => void)[] = []
  const edges = new Map<Element, Edge>()
  // All sizes are read before an edge changes: to read one after each would lay out the page for each.
  const observer = new ResizeObserver(entries => {
    const drawn = entries.flatMap(({ target }) => {
      const edge = edges.get(target)
      const outline = edge && outlineOf(target, edge.divider)
      return outline ? [{ edge, outline }] : []
    })
    for (const { edge, outline } of drawn) draw(edge, outline)
  })
  restores.push(() => observer.disconnect())
  for (const section of page.querySelectorAll<HTMLElement>(DIVIDERS)) {
    const path = section.querySelector('.section-divider-clip')
    const divider = dividerOf(section)
    if (!path || path.getAttribute('d')?.trim() || !divider) continue
    const stroke = section.querySelector('.section-divider-stroke')
    restores.push(keepAttributes(section, ['style']), keepAttributes(path, ['d']))
    if (stroke) restores.push(keepAttributes(stroke, ['d']))
    section.style.setProperty('--divider-height', lengthOf(divider['height']) ?? '6vw')
    edges.set(section, { path, stroke, divider })
    observer.observe(section)
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

/** The elements of an edge, and its data. */
interface Edge {
  readonly path: Element
  readonly stroke: Element | null
  readonly divider: Data
}

function outlineOf(section: Element, divider: Data): ReturnType<typeof dividerPath> {
  const { width, height } = (section.querySelector('.section-border') ?? section).getBoundingClientRect()
  if (width === 0 || height === 0) return undefined
  return dividerPath({
    type: `${divider['type']}`,
    repetitions: width / (pixels(divider['width'], width) || width),
    depth: (pixels(divider['height'], width) || width * 0.06) / height,
    isFlipX: divider['isFlipX'] === true,
    isFlipY: divider['isFlipY'] === true,
  })
}

function draw({ path, stroke }: Edge, { outline, edge }: NonNullable<ReturnType<typeof dividerPath>>): void {
  path.setAttribute('d', outline)
  path.closest('svg')?.style.setProperty('display', 'block')
  stroke?.setAttribute('d', edge)
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

/** The depth of an edge at a position along one repetition; both 0 to 1, 1 is the deepest. */
type Profile = (at: number) => number

const arc: Profile = at => 4 * at * (1 - at)
const peak: Profile = at => 1 - Math.abs(2 * at - 1)

/** The edges by words in the names of dividers. */
const PROFILES: readonly (readonly [word: RegExp, profile: Profile])[] = [
  [/slant/i, at => at],
  [/wav/i, at => (1 - Math.cos(2 * Math.PI * at)) / 2],
  [/scallop|round|curve|arc/i, arc],
  [/point|jag|zig|triang/i, peak],
]

/** Points per repetition of an edge: enough for a smooth curve across a window. */
const POINTS = 48

/** The lower edge of a section. */
interface Divider {
  /** The name of the shape, such as `wavy`. */
  readonly type: string
  /** Number of repetitions of the shape. */
  readonly repetitions: number
  /** The share of the section's height that it takes, 0 to 1. */
  readonly depth: number
  readonly isFlipX: boolean
  readonly isFlipY: boolean
}

/**
 * The outline of a section with that divider, in shares of its box (`objectBoundingBox`), and the line of the edge.
 * Undefined for shapes that are not known.
 */
export function dividerPath({
  type,
  repetitions,
  depth,
  isFlipX,
  isFlipY,
}: Divider): { readonly outline: string; readonly edge: string } | undefined {
  const profile = PROFILES.find(([word]) => word.test(type))?.[1]
  if (!profile || depth <= 0 || depth >= 1) return undefined
  const steps = Math.max(1, Math.round(repetitions)) * POINTS
  const line: string[] = []
  for (let step = 0; step <= steps; step++) {
    const along = step / steps
    const inShape = ((isFlipX ? steps - step : step) % POINTS) / POINTS
    // The end of the last repetition is an end, not the start of another.
    const at = step === (isFlipX ? 0 : steps) ? 1 : inShape
    const deep = isFlipY ? 1 - profile(at) : profile(at)
    line.push(`${round(along)},${round(1 - depth + depth * deep)}`)
  }
  return { outline: `M0,0 L1,0 L${[...line].reverse().join(' L')} Z`, edge: `M${line.join(' L')}` }
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000
